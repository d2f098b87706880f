#!/usr/bin/env bash
# The MCP inspector's command line, a stranger's client, against the built program: over stdio and HTTP, in both eras of the protocol.
#   test/stranger/mcp-inspector.sh FOLDER     FOLDER has a Node 22 (test/conformance/install.sh); the inspector is installed there
set -uo pipefail
folder=$(cd "$1" && pwd)
node22=$folder/node_modules/.bin/node
program=$(cd "$(dirname "$0")/../.." && pwd)/dist/src/cli/main.js
npm install --prefix "$folder/inspector" --no-save --no-audit --no-fund --loglevel error @modelcontextprotocol/inspector@2.12.0 || exit 1
inspector=$folder/inspector/node_modules/@modelcontextprotocol/inspector/clients/launcher/build/index.js
# It keeps a catalogue and secrets at home.
export HOME=$folder/home
mkdir -p "$HOME"

passed=0 failed=0
# check ERA EXPECTED TARGET… -- OPTIONS…: the answer holds EXPECTED, an extended regular expression.
check() {
  local era=$1 expected=$2 answer target=()
  shift 2
  while [ "$1" != -- ]; do target+=("$1"); shift; done
  shift
  # The target last: an option that takes many values would take it, too.
  answer=$(timeout 60 "$node22" "$inspector" --cli "$@" --format json --protocol-era "$era" "${target[@]}" 2>&1)
  if grep -Eq "$expected" <<<"$answer"; then passed=$((passed + 1)); else
    failed=$((failed + 1))
    printf '!! %s, %s %s: expected %s, got %.600s\n' "$era" "${target[0]}" "$*" "$expected" "$answer"
  fi
}

every_method() {
  for era in legacy modern; do
    check "$era" '"name":"search_tools"' "$@" -- --method tools/list
    check "$era" 'update_invoice_line_item' "$@" -- --method tools/call --tool-name search_tools --tool-arg 'query=muda a quantidade da segunda linha da fatura'
    check "$era" '"error_type":"(not_found|invalid_input)"' "$@" -- --method tools/call --tool-name call_read_tool --tool-arg name=nothing --tool-arg 'arguments={}'
    check "$era" '"uri":"overdue://' "$@" -- --method resources/list
    check "$era" 'error_type' "$@" -- --method resources/read --uri overdue://errors
    check "$era" '"uriTemplate":"overdue://' "$@" -- --method resources/templates/list
  done
}

every_method "$node22" "$program" mcp --quiet

exec 3< <(exec "$node22" "$program" mcp --http 0 --ready-json --quiet)
server=$!
trap 'kill "$server"' EXIT
read -r ready <&3
every_method "$("$node22" -p 'JSON.parse(process.argv[1]).url' "$ready")"

printf '%s checks passed, %s failed\n' "$passed" "$failed"
[ "$failed" -eq 0 ]
