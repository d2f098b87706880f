"""httpx, with a client for each call so that two calls share a connection. Its timeout is the silence it bears, not the whole call."""
import httpcore
import httpx

from lines import answered, failed, serve, twice


def look(call):
    with httpx.Client(trust_env=False, timeout=call["deadline_ms"] / 1000) as client:

        def send():
            try:
                body = call["body"]
                response = client.request(
                    call["method"], call["url"], headers=call["headers"], content=None if body is None else body.encode()
                )
                return answered(response.status_code, response.headers, response.json)
            except httpx.HTTPError as error:
                return failed(error)

        return twice(call, send)


serve({"httpx": httpx.__version__, "httpcore": httpcore.__version__}, look)
