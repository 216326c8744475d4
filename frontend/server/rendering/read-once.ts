import type { BackendAnswer, BackendClient } from '../api/backend-client.ts';

export type BackendReads = Pick<BackendClient, 'get'>;

/** For one visit: what was read, or could not be, is not asked for again. */
export function readOnce(backend: BackendReads): BackendReads {
  const reads = new Map<string, Promise<BackendAnswer>>();
  return {
    get(path) {
      const read = reads.get(path) ?? backend.get(path);
      reads.set(path, read);
      return read;
    },
  };
}
