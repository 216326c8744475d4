import type { Request } from 'express';

const SMALLEST_FIRST = ['br', 'gzip'] as const;

export type Encoding = (typeof SMALLEST_FIRST)[number];

/** The smallest way to send a text that the browser can read: browsers name brotli last and mean nothing by it. */
export function bestEncoding(request: Request): Encoding | undefined {
  return SMALLEST_FIRST.find((encoding) => request.acceptsEncodings(encoding));
}
