import { Injectable, ServiceUnavailableException } from '@nestjs/common';
import { ConnectionDrain } from './connection-drain.js';
import { PoolWatch } from './pool-watch.js';

@Injectable()
export class Liveness {
  constructor(
    private readonly pool: PoolWatch,
    private readonly drain: ConnectionDrain,
  ) {}

  /** @throws ServiceUnavailableException when only a restart would help, and while it is stopping */
  check(): void {
    if (this.drain.isStopping)
      throw new ServiceUnavailableException({ message: 'This server is stopping. Please ask another one.' });
    if (this.pool.isDead)
      throw new ServiceUnavailableException({
        message: 'No connection to the database has answered for a minute, though a new one would.',
      });
  }
}
