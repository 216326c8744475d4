export const ISSUER =
  'needs an https address; of Microsoft https://login.microsoftonline.com/ID-OF-THE-DIRECTORY/v2.0';

const LOOPBACK = /^(localhost|127(\.\d{1,3}){3}|\[::1\])$/;
const MICROSOFT = 'login.microsoftonline.com';
const ONE_DIRECTORY = /^\/[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}\/v2\.0$/i;

/** Microsoft's shared issuers vouch for anybody who opens a directory of their own. */
export function isIssuer(text: string): boolean {
  const url = URL.parse(text);
  if (!url || (url.hostname === MICROSOFT && !ONE_DIRECTORY.test(url.pathname))) return false;
  return url.protocol === 'https:' || (url.protocol === 'http:' && LOOPBACK.test(url.hostname));
}
