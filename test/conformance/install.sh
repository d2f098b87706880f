#!/usr/bin/env bash
# Installs the conformance suite of the Model Context Protocol, and the Node 22 that it needs, into FOLDER: nobody who uses the project needs them.
#   test/conformance/install.sh FOLDER
set -euo pipefail
mkdir -p "$1"
npm install --prefix "$1" --no-save --no-audit --no-fund --loglevel error @modelcontextprotocol/conformance@0.2.0-alpha.12 node@22.23.3
"$1/node_modules/.bin/node" --version
