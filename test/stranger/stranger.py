"""A stranger's test in Python, with nothing but its standard library: starts the service, and four threads share it, a sandbox each.

Arguments: the command that starts the service. Prints what each thread saw, and exits with an error unless all of it is right.
"""
import json
import subprocess
import sys
import urllib.request
from concurrent.futures import ThreadPoolExecutor


def send(method, url, body=None, key=None):
    headers = {"Content-Type": "application/json", **({"Authorization": f"Bearer {key}"} if key else {})}
    request = urllib.request.Request(url, json.dumps(body).encode() if body is not None else None, headers, method=method)
    with urllib.request.urlopen(request, timeout=10) as reply:
        return json.loads(reply.read() or "null")


def lost_reply(control, name):
    box = send("POST", f"{control}/sandboxes", {"seed": "stranger"})
    here, key = f"{control}/sandboxes/{box['id']}", box["credentials"]["default"]["secret"]
    try:
        send("POST", f"{here}/rules", {"fault": "lost_reply", "match": {"operation": "create_customer"}, "trigger": {"first": 1}})
        try:
            send("POST", f"{box['base_url']}/customers", {"name": name}, key)
            seen = "an answer"
        except OSError as lost:
            seen = type(lost).__name__
        stored = [row["name"] for row in send("GET", f"{here}/truth")["created"]["customers"]]
        commits = [call["commit"] for call in send("GET", f"{here}/journal")["data"]]
        return [seen, stored, commits]
    finally:
        send("DELETE", here)


service = subprocess.Popen(sys.argv[1:], stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True)
try:
    control = json.loads(service.stdout.readline())["control_url"]
    names = ["um", "dois", "três", "quatro"]
    with ThreadPoolExecutor(4) as threads:
        for name, came in zip(names, threads.map(lambda name: lost_reply(control, name), names)):
            assert came == ["ConnectionResetError", [name], ["committed"]], came
            print(name, came[0], "stored", len(came[1]))
finally:
    service.terminate()
    service.wait(timeout=10)
