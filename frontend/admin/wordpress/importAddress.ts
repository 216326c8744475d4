import type { ImportRun } from '../../api/wire.gen.ts';

/** The one that the address names, otherwise the latest. */
export function runIn(query: URLSearchParams, runs: readonly ImportRun[]): ImportRun | undefined {
  return runs.find(({ id }) => `${id}` === query.get('run')) ?? runs[0];
}

export function importAddress(id: number): string {
  return `/import?run=${id}`;
}
