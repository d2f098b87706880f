"""Sends the call through one library and lets what it raises be printed. Used by samples."""
import json
import os
import sys

BODY = {"amount_minor": 100}
DEADLINE_S = 0.4
KEY = os.environ.get("API_KEY", "")
HEADERS = {"Authorization": f"Bearer {KEY}"}


def requests_(url):
    import requests

    response = requests.post(url, json=BODY, headers=HEADERS, timeout=DEADLINE_S)
    response.raise_for_status()
    return response.json()


def httpx_(url):
    import httpx

    response = httpx.post(url, json=BODY, headers=HEADERS, timeout=DEADLINE_S)
    response.raise_for_status()
    return response.json()


def aiohttp_(url):
    import asyncio

    import aiohttp

    async def call():
        timeout = aiohttp.ClientTimeout(total=DEADLINE_S)
        async with aiohttp.ClientSession(timeout=timeout, raise_for_status=True) as session:
            async with session.post(url, json=BODY, headers=HEADERS) as response:
                return await response.json()

    return asyncio.run(call())


def urllib_(url):
    from urllib.request import Request, urlopen

    request = Request(url, data=json.dumps(BODY).encode(), headers={"Content-Type": "application/json", **HEADERS})
    with urlopen(request, timeout=DEADLINE_S) as response:
        return json.load(response)


def http_client(url):
    from http.client import HTTPConnection, HTTPSConnection
    from urllib.parse import urlsplit

    parts = urlsplit(url)
    kind = HTTPSConnection if parts.scheme == "https" else HTTPConnection
    connection = kind(parts.netloc, timeout=DEADLINE_S)
    connection.request("POST", parts.path, json.dumps(BODY), {"Content-Type": "application/json", **HEADERS})
    response = connection.getresponse()
    text = response.read()
    if response.status >= 400:
        raise RuntimeError(f"HTTP {response.status} {response.reason}")
    return json.loads(text)


def stripe_(url):
    import stripe

    stripe.api_base, stripe.api_key, stripe.max_network_retries = url, KEY, 0
    stripe.default_http_client = stripe.http_client.RequestsClient(timeout=DEADLINE_S)
    return stripe.PaymentIntent.capture(os.environ["CASE"])


def version(library):
    python = "Python " + ".".join(map(str, sys.version_info[:3]))
    if library in ("urllib", "http.client"):
        return f"{library} of {python}"
    module = __import__(library)
    found = getattr(module, "__version__", None) or module.version.VERSION
    return f"{library} {found} on {python}"


CALLS = {"requests": requests_, "httpx": httpx_, "aiohttp": aiohttp_, "urllib": urllib_, "http.client": http_client, "stripe": stripe_}

if sys.argv[2] == "--version":
    print(version(sys.argv[1]))
else:
    CALLS[sys.argv[1]](sys.argv[2])
