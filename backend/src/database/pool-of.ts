import { Pool } from 'pg';
import type { DataSource } from 'typeorm';
import { z } from 'zod';

const postgres = z.object({ master: z.instanceof(Pool) });

/** TypeORM exports no type of the driver that has it. */
export function poolOf({ driver }: DataSource): Pool {
  return postgres.parse(driver).master;
}
