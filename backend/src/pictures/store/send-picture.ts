import type { Request, Response } from 'express';
import { sendStream } from '../../requests/send-stream.js';
import { contentTypeOf } from '../picture-name.js';
import type { ServedPicture } from './served-pictures.js';

const FOREVER = 'public, max-age=31536000, immutable';
const FOR_A_MINUTE = 'public, max-age=60';

/** Nothing of it when the browser has it already. */
export async function sendPicture(
  { file, image, isStandIn }: ServedPicture,
  request: Request,
  response: Response,
): Promise<void> {
  response.set({ 'Cache-Control': isStandIn ? FOR_A_MINUTE : FOREVER, ETag: `"${file}"` });
  if (request.fresh) {
    image.body.destroy();
    response.status(304).end();
    return;
  }
  response.set({ 'Content-Type': contentTypeOf(file), 'Content-Length': String(image.size) });
  await sendStream(image.body, response);
}
