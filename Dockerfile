# The image of a release: the program alone, with nothing else in it. GoReleaser puts the binary
# there; by hand:
#
#	CGO_ENABLED=0 GOOS=linux go build -trimpath -o linux/amd64/lettres ./cmd/lettres
#	docker build --build-arg TARGETPLATFORM=linux/amd64 -t lettres .
#	docker run -p 8017:8017 -v lettres:/data lettres
FROM scratch
ARG TARGETPLATFORM
COPY $TARGETPLATFORM/lettres /lettres
VOLUME /data
EXPOSE 8017
ENTRYPOINT ["/lettres"]
CMD ["serve", "-listen", ":8017", "-data", "/data"]
