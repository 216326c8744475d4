import { statfsSync } from 'node:fs';

/** Bytes: of the write-ahead log Postgres takes this much at once. */
const LEAST_ROOM = 16 * 1024 ** 2;
const CODES = ['ENOSPC', 'EDQUOT'];

export class FullDisk extends Error {
  readonly folder: string;

  constructor(folder: string, cause: unknown) {
    super(`${folder} is full: make room, and start again.`, { cause });
    this.folder = folder;
  }

  /** @returns that it is full, where that is why, or else what was thrown */
  static or(thrown: unknown, folder: string): unknown {
    return isOfRoom(thrown) || !hasRoom(folder) ? new FullDisk(folder, thrown) : thrown;
  }
}

function isOfRoom(thrown: unknown): boolean {
  if (!(thrown instanceof Error)) return false;
  const isCoded = 'code' in thrown && CODES.some((code) => code === thrown.code);
  return isCoded || thrown.message.includes('No space left on device');
}

function hasRoom(folder: string): boolean {
  try {
    const { bavail, bsize } = statfsSync(folder);
    return bavail * bsize >= LEAST_ROOM;
  } catch {
    return true;
  }
}
