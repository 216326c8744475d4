import type { VersionHead } from '../../api/wire.gen.ts';

export interface ChosenVersions {
  before: VersionHead;
  after: VersionHead;
}

/** A version beside the next newer one, unless another one is asked for; at first the newest beside the one before. */
export function chosenVersions(
  versions: readonly VersionHead[],
  query: Pick<URLSearchParams, 'get'>,
): ChosenVersions | undefined {
  const placeOf = (name: string) => versions.findIndex(({ number }) => `${number}` === query.get(name));
  const asked = placeOf('version');
  const place = asked < 0 ? 1 : asked;
  const other = placeOf('with');
  const nextNewer = place === 0 ? 1 : place - 1;
  const partner = other < 0 || other === place ? nextNewer : other;
  const after = versions[Math.min(place, partner)];
  const before = versions[Math.max(place, partner)];
  return after && before && { before, after };
}

/** Numbers of the two that the address names. */
export function askedVersions(query: Pick<URLSearchParams, 'get'>): number[] {
  return ['version', 'with'].map((name) => Number(query.get(name))).filter((number) => number > 0);
}

export function versionAddress(number: number, other?: number): string {
  return other === undefined ? `?version=${number}` : `?version=${number}&with=${other}`;
}
