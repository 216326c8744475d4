import { BadRequestException, HttpException, HttpStatus } from '@nestjs/common';
import type { Response } from 'express';
import { Semaphore } from '../throttle/semaphore.js';

const TRY_AGAIN_SECONDS = 5;

/** Forms are held in memory. Two people may send a folder each; proxies give up after a minute. */
export const uploadSemaphore = new Semaphore(4, { maxQueue: 20, timeoutMs: 30_000, refusal: tooManyUploads });

/** @returns the release @throws 429 when no slot is free in time */
export async function acquireUploadSlot(response: Response): Promise<() => void> {
  const connection = new AbortController();
  const onClose = () => connection.abort(new BadRequestException({ message: 'The sender has left.' }));
  if (response.closed) onClose();
  response.once('close', onClose);
  try {
    return await uploadSemaphore.acquire(connection.signal);
  } finally {
    response.off('close', onClose);
  }
}

function tooManyUploads(): HttpException {
  const message =
    'Many pictures are being uploaded just now. Nothing of yours is lost: please try again in a few seconds.';
  return new HttpException({ message, retryAfterSeconds: TRY_AGAIN_SECONDS }, HttpStatus.TOO_MANY_REQUESTS);
}
