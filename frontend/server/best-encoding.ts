import type { Request } from 'express';

const SMALLEST_FIRST = ['br', 'gzip'] as const;

export type Encoding = (typeof SMALLEST_FIRST)[number];

export function bestEncoding(request: Request): Encoding | undefined {
  return SMALLEST_FIRST.find((encoding) => request.acceptsEncodings(encoding));
}
