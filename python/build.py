"""Builds the wheels, one for each system, each with the program inside:

    python3 python/build.py [--out DIR] [--only linux/amd64] [--binary FILE]

It needs Python and Go, and nothing else. With --binary, FILE is put in instead of one that is built.
"""

import argparse
import base64
import hashlib
import os
import pathlib
import re
import subprocess
import tempfile
import zipfile

HERE = pathlib.Path(__file__).resolve().parent
VERSION = re.search(r'__version__ = "(.*)"', (HERE / "lettres/__init__.py").read_text()).group(1)
SYSTEMS = {
    "linux/amd64": "manylinux_2_17_x86_64.manylinux2014_x86_64.musllinux_1_1_x86_64",
    "linux/arm64": "manylinux_2_17_aarch64.manylinux2014_aarch64.musllinux_1_1_aarch64",
    "darwin/amd64": "macosx_11_0_x86_64",
    "darwin/arm64": "macosx_11_0_arm64",
    "windows/amd64": "win_amd64",
    "windows/arm64": "win_arm64",
}
METADATA = f"""Metadata-Version: 2.1
Name: lettres
Version: {VERSION}
Summary: French word games, exact to the clause: Jarnac, Scrabble, the card game, Jago
License: Apache-2.0
Home-page: https://github.com/jeudelettres/lettres
Requires-Python: >=3.9
Description-Content-Type: text/markdown

"""


def build(system: str, out: pathlib.Path, binary: str) -> pathlib.Path:
    goos, goarch = system.split("/")
    program = "lettres.exe" if goos == "windows" else "lettres"
    tag = SYSTEMS[system]
    files = {f"lettres/{f.name}": f.read_bytes() for f in sorted((HERE / "lettres").iterdir()) if f.suffix in (".py", ".typed")}
    files["lettres/py.typed"] = b""
    with tempfile.TemporaryDirectory() as work:
        if not binary:
            binary = os.path.join(work, program)
            env = {**os.environ, "GOOS": goos, "GOARCH": goarch, "CGO_ENABLED": "0"}
            command = ["go", "build", "-trimpath", "-ldflags", "-s -w", "-o", binary, "./cmd/lettres"]
            subprocess.run(command, cwd=HERE.parent, env=env, check=True)
        files[f"lettres/bin/{program}"] = pathlib.Path(binary).read_bytes()
    info = f"lettres-{VERSION}.dist-info"
    files[f"{info}/METADATA"] = METADATA.encode() + (HERE / "README.md").read_bytes()
    files[f"{info}/LICENSE"] = (HERE.parent / "LICENSE").read_bytes()
    files[f"{info}/LICENSE-french-words"] = (HERE.parent / "lexicon/french/LICENSE").read_bytes()
    tags = "".join(f"Tag: py3-none-{t}\n" for t in tag.split("."))
    files[f"{info}/WHEEL"] = f"Wheel-Version: 1.0\nGenerator: build.py\nRoot-Is-Purelib: false\n{tags}".encode()
    record = ""
    for name, data in files.items():
        digest = base64.urlsafe_b64encode(hashlib.sha256(data).digest()).rstrip(b"=").decode()
        record += f"{name},sha256={digest},{len(data)}\n"
    files[f"{info}/RECORD"] = (record + f"{info}/RECORD,,\n").encode()
    wheel = out / f"lettres-{VERSION}-py3-none-{tag}.whl"
    with zipfile.ZipFile(wheel, "w", zipfile.ZIP_DEFLATED) as z:
        for name, data in files.items():
            entry = zipfile.ZipInfo(name, (2020, 1, 1, 0, 0, 0))
            entry.compress_type = zipfile.ZIP_DEFLATED
            entry.external_attr = (0o100755 if "/bin/" in name else 0o100644) << 16  # pip looks for a regular file
            z.writestr(entry, data)
    return wheel


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--out", default=".", type=pathlib.Path)
    parser.add_argument("--only", choices=SYSTEMS)
    parser.add_argument("--binary", default="")
    args = parser.parse_args()
    args.out.mkdir(parents=True, exist_ok=True)
    for system in [args.only] if args.only else SYSTEMS:
        print(build(system, args.out, args.binary))
