#!/bin/sh
# Renders the templates with the environment's settings and becomes NGINX. `start.sh -t` only checks the result,
# `start.sh -v` whether NGINX is installed.
set -eu

# Debian installs servers outside the PATH of ordinary users.
PATH=$PATH:/usr/sbin:/sbin
if [ "${1-}" = -v ]; then exec nginx -v; fi

: "${RUN_DIR:=/tmp/nginx}" "${CACHE_DIR:=$RUN_DIR/cache}" "${MODULES_DIR:=/usr/lib/nginx/modules}"
: "${PORT:=8080}" "${TLS_PORT:=8443}" "${STATUS_LISTEN:=8081}" "${WORKERS:=2}" "${ACCESS_LOG:=/dev/stdout}"
: "${FRONTEND_URL:=http://frontend:3000}" "${BACKEND_URL:=http://backend:3001}" "${SITE_URL:=http://localhost:$PORT}"
: "${ASSETS_URL:=$FRONTEND_URL}" "${STORE_URL:=}" "${STORE_CA:=/etc/ssl/certs/ca-certificates.crt}" "${TRUSTED_PROXIES:=}" "${TLS_CERTIFICATE:=}" "${TLS_KEY:=}"
# Without a secret nobody may refresh pages: use one that nobody knows.
: "${PAGE_REFRESH_SECRET:=$(od -An -N24 -tx1 /dev/urandom | tr -d ' \n')}"

SITE_URL=${SITE_URL%/}
if [ "$TLS_CERTIFICATE" ]; then LISTEN=tls; else LISTEN=plain; fi
for taken in "${STATUS_LISTEN##*:}" ${TLS_CERTIFICATE:+"$TLS_PORT"}; do
  if [ "$PORT" = "$taken" ]; then
    echo "Port $PORT is one that NGINX uses itself: choose another for HTTP_PORT or PORT." >&2
    exit 1
  fi
done
if [ "$TLS_CERTIFICATE" ] && [ -z "$TLS_KEY" ]; then
  echo "TLS_CERTIFICATE needs its key: set TLS_KEY to the file that holds it." >&2
  exit 1
fi
case $LISTEN,$SITE_URL in
  plain,* | tls,https://*) ;;
  *)
    echo "With TLS_CERTIFICATE SITE_URL must begin with https://: $SITE_URL would be redirected to itself for ever." >&2
    exit 1
    ;;
esac
case $STORE_URL in
  '' | http://* | https://*) ;;
  *)
    echo "STORE_URL must begin with http:// or https://: $STORE_URL" >&2
    exit 1
    ;;
esac
set -f
for network in $TRUSTED_PROXIES; do
  case $network in
    *[!0-9a-fA-F.:/]*)
      echo "TRUSTED_PROXIES needs addresses or networks with spaces between them, such as 10.0.0.0/8 fd00::/8: $network" >&2
      exit 1
      ;;
  esac
done
set +f
if [ "$STORE_URL" ]; then UPLOADS=store; else UPLOADS=backend; fi
: "${RESOLVER:=$(awk '$1 == "nameserver" { print ($2 ~ /:/ ? "[" $2 "]" : $2); exit }' /etc/resolv.conf)}"
: "${RESOLVER:=127.0.0.1}"
export RUN_DIR CACHE_DIR PORT TLS_PORT STATUS_LISTEN WORKERS ACCESS_LOG FRONTEND_URL BACKEND_URL ASSETS_URL SITE_URL STORE_URL \
  STORE_CA TLS_CERTIFICATE TLS_KEY PAGE_REFRESH_SECRET LISTEN UPLOADS RESOLVER

# Replaces ${NAME} by that setting; NGINX's own variables have no braces.
render() {
  awk '{
    while (match($0, /\$\{[A-Z_]+\}/)) {
      name = substr($0, RSTART + 2, RLENGTH - 3)
      if (!(name in ENVIRON)) { print FILENAME ": " name " is not set" > "/dev/stderr"; exit 1 }
      printf "%s%s", substr($0, 1, RSTART - 1), ENVIRON[name]
      $0 = substr($0, RSTART + RLENGTH)
    }
    print
  }' "$1"
}

templates=$(dirname "$(readlink -f "$0")")/templates
mkdir -p "$RUN_DIR/conf" "$CACHE_DIR"
for template in "$templates"/*.conf; do render "$template" >"$RUN_DIR/conf/${template##*/}"; done
case $STORE_URL in https:*) ;; *) : >"$RUN_DIR/conf/store-tls.conf" ;; esac

: >"$RUN_DIR/conf/modules.conf"
for module in brotli_filter; do
  file=$MODULES_DIR/ngx_http_${module}_module.so
  if [ -e "$file" ]; then echo "load_module $file;" >>"$RUN_DIR/conf/modules.conf"; else rm "$RUN_DIR/conf/brotli.conf"; fi
done
: >"$RUN_DIR/conf/trusted-proxies.conf"
: >"$RUN_DIR/conf/trusted-networks.conf"
for network in $TRUSTED_PROXIES; do
  echo "set_real_ip_from $network;" >>"$RUN_DIR/conf/trusted-proxies.conf"
  echo "$network 1;" >>"$RUN_DIR/conf/trusted-networks.conf"
done

exec nginx -p "$RUN_DIR" -c "$RUN_DIR/conf/nginx.conf" -e stderr "$@"
