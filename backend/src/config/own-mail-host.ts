const LOOPBACK = /^(localhost|127(\.\d{1,3}){3}|\[::1\])$/;
/** A service beside this one: only a compose stack or a cluster knows such a name. */
const NEIGHBOUR = /^[a-z][a-z\d-]*$|\.svc(\.cluster\.local)?$/;
const DECIDES_HOST = /^(host|service|proxy)$/i;
const DECIDES_TLS = /tls|secure|servername/i;

export function isOwnMailHost(smtpUrl: string): boolean {
  const host = URL.parse(smtpUrl)?.hostname.toLowerCase() ?? '';
  return LOOPBACK.test(host) || NEIGHBOUR.test(host);
}

/** Only the stack's own host may be used without TLS checks. */
export function keepsTls(smtpUrl: string): boolean {
  const isOwn = isOwnMailHost(smtpUrl);
  const settings = [...(URL.parse(smtpUrl)?.searchParams.keys() ?? [])];
  return !settings.some((key) => DECIDES_HOST.test(key) || (!isOwn && DECIDES_TLS.test(key)));
}
