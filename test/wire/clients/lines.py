"""One JSON call a line in, one sighting a line out, several at once; the two Python clients are run by this."""
import json
import sys
import threading
import time
from concurrent.futures import ThreadPoolExecutor

AT_ONCE = 8


def class_of(error):
    kind = type(error)
    return f"{kind.__module__}.{kind.__name__}"


def innermost(error):
    """What lies behind all that was made of it: what Python itself said, or the last that did not. urllib3 carries causes among its arguments."""
    carried = [part for part in (getattr(error, "reason", None), *error.args) if isinstance(part, BaseException)]
    if not carried and type(error).__module__ in ("builtins", "http.client", "zlib"):
        return error
    inner = next(iter(carried), error.__cause__ or error.__context__)
    return error if inner is None else innermost(inner)


def failed(error):
    return {"seen": {"outcome": "error", "class": class_of(error), "cause": class_of(innermost(error))}}


def answered(status, headers, read_json):
    headers = {name.lower(): value for name, value in headers.items()}
    try:
        value = read_json()
        body = "mended_json" if "\ufffd" in json.dumps(value, ensure_ascii=False) else "json"
    except ValueError:
        value, body = None, "not_json"
    seen = {"outcome": "answer", "status": status, "content_type": headers.get("content-type"), "body": body}
    return {"seen": seen, "headers": headers, "value": value}


def twice(call, send):
    """Sends once, or twice on what `send` keeps; the first must be an answer."""
    first = send()
    if call["idle_ms"] is None:
        return first
    if first["seen"]["outcome"] != "answer":
        raise RuntimeError(f"the first of two calls failed: {first['seen']}")
    time.sleep(call["idle_ms"] / 1000)
    return send()


def serve(versions, look):
    """Says which versions it runs, then answers calls until stdin ends."""
    lock = threading.Lock()

    def say(line):
        with lock:
            print(json.dumps(line), flush=True)

    def work(call):
        try:
            say({"id": call["id"], **look(call)})
        except Exception as error:  # a mistake of this program, which must not look like a sighting
            say({"id": call["id"], "broken": f"{class_of(error)}: {error}"})

    say({"versions": versions})
    with ThreadPoolExecutor(AT_ONCE) as pool:
        for line in sys.stdin:
            pool.submit(work, json.loads(line))
