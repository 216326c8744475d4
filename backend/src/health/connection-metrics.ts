import { Injectable } from '@nestjs/common';
import { Gauge } from 'prom-client';
import { DataSource } from 'typeorm';
import { PostgresDriver } from 'typeorm/driver/postgres/PostgresDriver.js';
import { z } from 'zod';
import { Metrics } from './metrics.js';

const poolSchema = z.object({ totalCount: z.number(), idleCount: z.number(), waitingCount: z.number() });

@Injectable()
export class ConnectionMetrics {
  constructor({ registry }: Metrics, { driver }: DataSource) {
    const connections: Gauge<'state'> = new Gauge({
      name: 'database_connections',
      help: 'Connections to the database by state, and requests waiting for one.',
      labelNames: ['state'],
      registers: [registry],
      collect: () => {
        if (!(driver instanceof PostgresDriver)) return;
        const { totalCount, idleCount, waitingCount } = poolSchema.parse(driver.master);
        connections.set({ state: 'used' }, totalCount - idleCount);
        connections.set({ state: 'idle' }, idleCount);
        connections.set({ state: 'awaited' }, waitingCount);
      },
    });
  }
}
