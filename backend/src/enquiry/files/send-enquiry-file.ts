import type { Response } from 'express';
import type { StoredImage } from '../../pictures/image-store.js';
import { sendStream } from '../../requests/send-stream.js';
import { PDF, type WireEnquiryFile } from './enquiry-file.schema.js';

/** A PDF is only ever saved, never shown. */
export async function sendEnquiryFile(
  { name, type }: WireEnquiryFile,
  stored: StoredImage,
  response: Response,
): Promise<void> {
  response.attachment(name);
  if (type !== PDF) {
    const [, rest = ''] = /^attachment(.*)$/.exec(response.get('Content-Disposition') ?? '') ?? [];
    response.set('Content-Disposition', `inline${rest}`);
  }
  response.set({
    'Content-Type': type,
    'Content-Length': String(stored.size),
    'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
    'X-Content-Type-Options': 'nosniff',
    'Cache-Control': 'private, no-store',
  });
  await sendStream(stored.body, response);
}
