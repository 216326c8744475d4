const LOOPBACK = /^(localhost|127(\.\d{1,3}){3}|\[::1\])$/;
/** A service beside this one: only the network of a compose stack or of a cluster knows such a name. */
const NEIGHBOUR = /^[a-z][a-z\d-]*$|\.svc(\.cluster\.local)?$/;
/** Query settings of nodemailer: who is spoken to in truth, and how. */
const DECIDES_HOST = /^(host|service|proxy)$/i;
const DECIDES_TLS = /tls|secure|servername/i;

/** Whether mail to this server stays in the house: on this machine, or in the stack's own network. */
export function isOwnMailHost(smtpUrl: string): boolean {
  const host = new URL(smtpUrl).hostname.toLowerCase();
  return LOOPBACK.test(host) || NEIGHBOUR.test(host);
}

/** Whether an address leaves the host and TLS with its checks as they are; the latter may differ for the stack's own host. */
export function keepsTls(smtpUrl: string): boolean {
  const isOwn = isOwnMailHost(smtpUrl);
  const settings = [...new URL(smtpUrl).searchParams.keys()];
  return !settings.some((key) => DECIDES_HOST.test(key) || (!isOwn && DECIDES_TLS.test(key)));
}
