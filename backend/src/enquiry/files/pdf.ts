const HEADER = /^%PDF-[12]\.\d/;
/** The place of the table of contents, and the end; only blanks after it, so that no archive can be read from the end. */
const TRAILER = /startxref\s+(\d+)\s+%%EOF[\s\0]*$/;
const TAIL_BYTES = 2048;
const NEAR_BYTES = 64;

export function isCalledPdf(source: Buffer): boolean {
  return source.toString('latin1', 0, 5) === '%PDF-';
}

/** By its structure alone: nothing here ever renders it. */
export function isWholePdf(source: Buffer): boolean {
  if (!HEADER.test(source.toString('latin1', 0, 16))) return false;
  const tail = source.subarray(-TAIL_BYTES).toString('latin1');
  const [, place] = TRAILER.exec(tail) ?? [];
  if (place === undefined) return false;
  // Programs count a little wrongly, and readers forgive them.
  const around = source.subarray(Math.max(0, Number(place) - NEAR_BYTES), Number(place) + NEAR_BYTES);
  return /\b(xref|obj)\b/.test(around.toString('latin1'));
}
