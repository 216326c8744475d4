import type { Request } from 'express';

const SMALLEST_FIRST = ['br', 'gzip'] as const;

export type Encoding = (typeof SMALLEST_FIRST)[number];

/** The smallest that the browser accepts. Its order has no meaning: browsers name brotli last. */
export function bestEncoding(request: Request): Encoding | undefined {
  return SMALLEST_FIRST.find((encoding) => request.acceptsEncodings(encoding));
}
