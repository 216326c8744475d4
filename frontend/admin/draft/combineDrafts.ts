import type { DraftKind } from './DraftKind.ts';

export type CombiningKind<Draft> = Pick<
  DraftKind<Draft>,
  'differing' | 'together' | 'naming' | 'isWhole' | 'joined'
>;

interface Sides<Draft> {
  /** What both began with; undefined where nobody knows: then both have changed all that differs. */
  base: Draft | undefined;
  mine: Draft;
  theirs: Draft;
  /** Fields here that wait for something, and count as changed. */
  held?: readonly (keyof Draft)[];
}

interface Combined<Draft> {
  /** Fields that both have changed, each in another way. */
  both: readonly (keyof Draft)[];
  /** What only one of them has changed as that one has it; what both have changed as here, or as there. */
  withMine: Draft;
  withTheirs: Draft;
}

/** Field by field: there is no merging within a text. */
export function combineDrafts<Draft extends object>(
  kind: CombiningKind<Draft>,
  sides: Sides<Draft>,
): Combined<Draft> {
  const combined = combine(kind, sides);
  if (kind.isWhole(combined.withMine) && kind.isWhole(combined.withTheirs)) return combined;
  const together = [...kind.together, kind.naming];
  return combine({ ...kind, together, joined: () => ({}) }, sides);
}

function combine<Draft extends object>(
  kind: CombiningKind<Draft>,
  { base, mine, theirs, held = [] }: Sides<Draft>,
): Combined<Draft> {
  const differ = changedFields(kind, mine, theirs);
  const typed = base ? [...changedFields(kind, base, mine), ...held] : differ;
  const saved = base ? changedFields(kind, base, theirs) : differ;
  const met = differ.filter((name) => typed.includes(name) && saved.includes(name));
  const joined = base ? kind.joined(met, { base, mine, theirs }) : {};
  const both = met.filter((name) => !(name in joined));
  const withMine = { ...withFields(theirs, mine, typed), ...joined };
  return { both, withMine, withTheirs: withFields(withMine, theirs, both) };
}

/** Those that say one thing together are changed together. */
export function changedFields<Draft>(
  { differing, together }: Pick<CombiningKind<Draft>, 'differing' | 'together'>,
  before: Draft,
  after: Draft,
): (keyof Draft)[] {
  const names = differing(before, after);
  const groups = together.filter((group) => group.some((name) => names.includes(name)));
  return [...new Set([...names, ...groups.flat()])];
}

function withFields<Draft extends object>(to: Draft, from: Draft, names: readonly (keyof Draft)[]): Draft {
  const next = { ...to };
  for (const name of names) next[name] = from[name];
  return next;
}
