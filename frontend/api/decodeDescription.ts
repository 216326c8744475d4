const NAMED: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };
const ENTITY = /&(?:(amp|lt|gt|quot|apos)|#(\d{1,7})|#x([\da-f]{1,6}));/gi;
const LAST_CODE_POINT = 0x10ffff;

/** The wire carries HTML entity-encoded. Decode once, here only: "&amp;lt;" is the text "&lt;" and stays text. */
export function decodeDescription(encoded: string): string {
  return encoded.replaceAll(
    ENTITY,
    (whole, name: string | undefined, decimal: string | undefined, hexadecimal: string | undefined) => {
      if (name) return NAMED[name.toLowerCase()] ?? whole;
      const code = decimal ? Number(decimal) : Number.parseInt(hexadecimal ?? '', 16);
      return code <= LAST_CODE_POINT ? String.fromCodePoint(code) : whole;
    },
  );
}
