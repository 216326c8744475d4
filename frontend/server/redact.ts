/** Also percent-encoded; a sign that JSON has escaped before it stays whole. */
const EMAIL =
  /(\\(?:[bfnrt]|u[\da-f]{4}))?[\p{L}\p{N}._+-]{1,64}(?:@|%(?:25)*40)[\p{L}\p{N}-]{1,63}(?:\.[\p{L}\p{N}-]{1,63})+/giu;
/** Few lines have one, and the pattern above is slow. */
const AT = /@|%(?:25)*40/;
const QUERY = /\?[\w%.~[\]-]{1,64}=[^"\s\\<>]*/g;
const PREVIEW_ADDRESS = /((?:blog|content|project)-preview(?:\/|%2f))[^"\s?#\\]+/gi;
const PREVIEW_TOKEN = /\d{13}(?:\.|%2e)[\w-]{43}/gi;
/** Wherever a mail program or a person has put it. */
const RECEIPT_TOKEN = /[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}(?:\.|%2e)[\w-]{43}/gi;
const BEARER_TOKEN = /\beyJ[\w-]+\.[\w-]+\.[\w-]+/g;

/** Removes secrets and personal data from a line of the log, wherever they stand. */
export function redact(line: string): string {
  const quiet = line
    .replace(PREVIEW_ADDRESS, '$1[token]')
    .replace(PREVIEW_TOKEN, '[token]')
    .replace(RECEIPT_TOKEN, '[token]')
    .replace(BEARER_TOKEN, '[token]')
    .replace(QUERY, '?[query]');
  return AT.test(quiet) ? quiet.replace(EMAIL, '$1[email]') : quiet;
}
