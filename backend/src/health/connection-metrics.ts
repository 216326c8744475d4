import { Injectable } from '@nestjs/common';
import { Gauge } from 'prom-client';
import { DataSource } from 'typeorm';
import { poolOf } from '../database/pool-of.js';
import { Metrics } from './metrics.js';

@Injectable()
export class ConnectionMetrics {
  constructor({ registry }: Metrics, database: DataSource) {
    const connections: Gauge<'state'> = new Gauge({
      name: 'database_connections',
      help: 'Connections to the database by state, and requests waiting for one.',
      labelNames: ['state'],
      registers: [registry],
      collect: () => {
        const { totalCount, idleCount, waitingCount } = poolOf(database);
        connections.set({ state: 'used' }, totalCount - idleCount);
        connections.set({ state: 'idle' }, idleCount);
        connections.set({ state: 'awaited' }, waitingCount);
      },
    });
  }
}
