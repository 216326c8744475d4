import { Logger } from '@nestjs/common';
import { Logger as WorkerLogger } from 'graphile-worker';

/** Sends what the worker says to our log: failures as warnings, everyday news only where debugging is on. */
export function workerLogger(): WorkerLogger {
  const logger = new Logger('JobWorker');
  return new WorkerLogger(() => (level, message) => {
    if (level === 'error' || level === 'warning') logger.warn(message);
    else logger.debug(message);
  });
}
