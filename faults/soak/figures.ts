import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod';
import { memoryOf } from '../../bench/processes.ts';
import type { Replicas } from '../replicas.ts';

const numbers = z.array(z.object({ connections: z.number(), bytes: z.coerce.number() }));

export interface Figures {
  /** The largest of the services, in MB. */
  memory: number;
  /** Open files and sockets of the service that has most. */
  handles: number;
  /** To Postgres. */
  connections: number;
  /** Rows and pictures. */
  storedBytes: number;
  /** What is only there while something is under way: bodies that NGINX holds, files that are half taken in. */
  temporaryFiles: number;
}

export async function figuresOf({ services, rows, dataDir, nginxFolder }: Replicas): Promise<Figures> {
  const pids = services.map(({ pid }) => pid);
  const [database] = numbers.parse(
    await rows(`SELECT pg_database_size(current_database()) AS bytes,
      (SELECT count(*)::int FROM pg_stat_activity WHERE usename = 'studio_app') AS connections`),
  );
  const files = filesBelow(dataDir).filter((path) => !path.includes('/postgres/'));
  return {
    memory: Math.round(Math.max(...pids.map(memoryOf))),
    handles: Math.max(...pids.map((pid) => readdirSync(`/proc/${pid}/fd`).length)),
    connections: database?.connections ?? 0,
    storedBytes: (database?.bytes ?? 0) + sizeOf(files.filter((path) => path.includes('/uploads/'))),
    temporaryFiles: [...files, ...filesBelow(nginxFolder)].filter((path) => TEMPORARY.test(path)).length,
  };
}

const TEMPORARY = /\/(client-body|proxy|incoming)\/|\/uploads\/\.|\.(part|tmp)$/;

function filesBelow(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name));
}

function sizeOf(files: string[]): number {
  return files.reduce((sum, file) => sum + (statSync(file, { throwIfNoEntry: false })?.size ?? 0), 0);
}
