# Sourced by each finding. `packages NAME@VERSION …` installs them in a temporary folder, which goes when the script ends; `observe` runs
# the module on standard input there and fails unless it prints exactly the given text.
set -euo pipefail
here=$(cd "$(dirname "${BASH_SOURCE[0]}")" && pwd)
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT

packages() {
  (cd "$folder" && npm init -y >/dev/null && npm install --no-audit --no-fund --ignore-scripts --loglevel=error --save-exact "$@" >/dev/null)
}

observe() {
  local expected=$1 seen
  cat >"$folder/observe.mjs"
  cp "$here"/*.mjs "$folder/"
  seen=$(cd "$folder" && TZ=UTC node observe.mjs)
  printf '%s\n' "$seen"
  if [ "$seen" != "$expected" ]; then
    printf '\nThis has changed. It was:\n%s\n' "$expected" >&2
    exit 1
  fi
  printf 'As found.\n'
}
