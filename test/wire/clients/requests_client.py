"""requests, with a session for each call so that two calls share a connection. Its timeout is the silence it bears, not the whole call."""
import requests
import urllib3

from lines import answered, failed, serve, twice


def look(call):
    with requests.Session() as session:
        session.trust_env = False

        def send():
            try:
                body = call["body"]
                response = session.request(
                    call["method"],
                    call["url"],
                    headers=call["headers"],
                    data=None if body is None else body.encode(),
                    timeout=call["deadline_ms"] / 1000,
                    allow_redirects=False,
                )
                return answered(response.status_code, response.headers, response.json)
            except requests.RequestException as error:
                return failed(error)

        return twice(call, send)


serve({"requests": requests.__version__, "urllib3": urllib3.__version__}, look)
