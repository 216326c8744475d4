import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Response } from 'express';

/** In which nothing is sent: its reader takes nothing, or its source gives nothing. */
const IDLE_TIMEOUT_MS = 60_000;

/** When it fails headers are already sent: a broken connection tells that the file is incomplete. */
export async function sendStream(body: Readable, response: Response): Promise<void> {
  response.setTimeout(IDLE_TIMEOUT_MS, () => response.destroy());
  await pipeline(body, response).catch(() => response.destroy());
}
