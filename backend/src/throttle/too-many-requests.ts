import { HttpException, HttpStatus } from '@nestjs/common';

export class TooManyRequests extends HttpException {
  constructor(readonly retryAfterSeconds: number) {
    const message = `That was too many tries. Please wait ${formatDuration(retryAfterSeconds)} and try again.`;
    super({ message, retryAfterSeconds }, HttpStatus.TOO_MANY_REQUESTS);
  }
}

function formatDuration(seconds: number): string {
  if (seconds === 1) return 'a second';
  if (seconds <= 90) return `${seconds} seconds`;
  return `${Math.ceil(seconds / 60)} minutes`;
}
