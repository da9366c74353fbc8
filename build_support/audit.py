"""Asks the registries' audit services about known vulnerabilities in what is installed: Python's packages and web/'s.

A finding fails. A service that cannot be reached is reported in one line and does not.
"""

import json
import subprocess
import sys
from typing import Any

import page


def answer(command: list[str]) -> tuple[Any, str]:
    """What the command printed as JSON, or None and the last line of its complaint."""
    done = subprocess.run(command, cwd=page.WEB, capture_output=True, text=True, check=False)
    try:
        return json.loads(done.stdout), ""
    except ValueError:
        complaint = [line for line in (done.stderr or done.stdout).splitlines() if line.strip()]
        return None, complaint[-1].strip()[:200] if complaint else f"exit status {done.returncode}"


def python_findings() -> list[str] | str:
    command = [sys.executable, "-m", "pip_audit", "--progress-spinner=off", "--format=json", "--timeout=30"]
    report, complaint = answer(command)
    if report is None:
        return complaint
    packages = [package for package in report["dependencies"] if package["name"] != "flibuste"]
    skipped = [package["name"] for package in packages if "skip_reason" in package]
    if len(skipped) == len(packages):
        return "it knows none of the packages"
    if skipped:
        print(f"audit of Python packages: unknown to the service: {', '.join(skipped)}")
    return [
        f"{package['name']} {package['version']}: {flaw['id']}, fixed in {', '.join(flaw['fix_versions']) or 'nothing'}"
        for package in packages
        for flaw in package.get("vulns", [])
    ]


def web_findings() -> list[str] | str:
    command = [sys.executable, page.__file__, "npm", "audit", "--json", "--loglevel=silent", "--fetch-retries=1"]
    report, complaint = answer(command)
    if report is None:
        return complaint
    if "vulnerabilities" not in report:
        error = report.get("error") or {}
        return str(report.get("message") or error.get("summary") or error.get("code") or "no report")[:200]
    return [
        f"{name} {flaw.get('range', '')}: {flaw.get('severity', '')}"
        for name, flaw in sorted(report["vulnerabilities"].items())
    ]


def main() -> int:
    bad = False
    for what, findings in (("Python packages", python_findings()), ("web packages", web_findings())):
        if isinstance(findings, str):
            print(f"audit of {what}: not done, the service gave no answer ({findings})")
        elif findings:
            bad = True
            print(f"audit of {what}: {len(findings)} known vulnerabilities", *findings, sep="\n  ")
        else:
            print(f"audit of {what}: nothing known")
    return int(bad)


if __name__ == "__main__":
    sys.exit(main())
