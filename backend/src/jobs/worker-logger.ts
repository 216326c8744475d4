import { Logger } from '@nestjs/common';
import { Logger as WorkerLogger } from 'graphile-worker';

export function workerLogger(): WorkerLogger {
  const logger = new Logger('JobWorker');
  return new WorkerLogger(() => (level, message) => {
    if (level === 'error' || level === 'warning') logger.warn(message);
    else logger.debug(message);
  });
}
