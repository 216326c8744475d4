/** The push services of Chrome, Firefox, Edge and Safari: nothing is ever sent anywhere else. */
const SERVICES = ['fcm.googleapis.com', 'push.services.mozilla.com', 'notify.windows.com', 'push.apple.com'];
const HTTPS_PORT = '';

/** An address that a browser names is called by this server: a list of names leaves out every inner address. */
export function isPushEndpoint(endpoint: string, testServer: string | undefined): boolean {
  const url = URL.parse(endpoint);
  if (!url || url.username || url.password) return false;
  if (testServer && url.origin === new URL(testServer).origin) return true;
  if (url.protocol !== 'https:' || url.port !== HTTPS_PORT) return false;
  return SERVICES.some((name) => url.hostname === name || url.hostname.endsWith(`.${name}`));
}
