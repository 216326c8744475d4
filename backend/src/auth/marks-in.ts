const MAX_PEOPLE = 8;
const SEPARATOR = '~';
const END = /(?:^|\.)(\d{13})\.[\w-]{43}$/;

/** In one cookie, of people who share a browser, the newest first. */
export function marksIn(cookie = ''): string[] {
  return cookie
    .split(SEPARATOR)
    .slice(0, MAX_PEOPLE)
    .filter((mark) => Number(END.exec(mark)?.[1] ?? 0) >= Date.now());
}

/** @param before of the same person */
export function withMark(cookie: string | undefined, mark: string, before?: string): string {
  const others = marksIn(cookie).filter((each) => each !== before);
  return [mark, ...others].slice(0, MAX_PEOPLE).join(SEPARATOR);
}
