import type { DraftKind } from './DraftKind.ts';

type Kind<Draft> = Pick<DraftKind<Draft>, 'differing' | 'together' | 'naming' | 'isWhole'>;

interface ThreeWay<Draft> {
  /** What both began with; undefined where nobody knows: then both have changed all that differs. */
  base: Draft | undefined;
  mine: Draft;
  theirs: Draft;
  /** Fields here that wait for a file, and count as changed. */
  held?: readonly (keyof Draft)[];
}

export interface Combined<Draft> {
  /** Fields that both have changed, each in another way: as here. */
  both: readonly (keyof Draft)[];
  onlyMine: readonly (keyof Draft)[];
  onlyTheirs: readonly (keyof Draft)[];
  draft: Draft;
}

/** Field by field: there is no merging within a text. */
export function combineDrafts<Draft extends object>(
  kind: Kind<Draft>,
  sides: ThreeWay<Draft>,
): Combined<Draft> {
  const combined = combine(kind, sides);
  if (kind.isWhole(combined.draft)) return combined;
  return combine({ ...kind, together: [...kind.together, kind.naming] }, sides);
}

function combine<Draft extends object>(
  kind: Kind<Draft>,
  { base, mine, theirs, held = [] }: ThreeWay<Draft>,
): Combined<Draft> {
  const differ = kind.differing(mine, theirs);
  const typed = base ? changedFields(kind, base, mine, held) : differ;
  const saved = base ? changedFields(kind, base, theirs) : differ;
  return {
    both: differ.filter((name) => typed.includes(name) && saved.includes(name)),
    onlyMine: differ.filter((name) => typed.includes(name) && !saved.includes(name)),
    onlyTheirs: differ.filter((name) => !typed.includes(name)),
    draft: withFields(theirs, mine, typed),
  };
}

/** Those that say one thing together are changed together. */
function changedFields<Draft>(
  { differing, together }: Kind<Draft>,
  before: Draft,
  after: Draft,
  held: readonly (keyof Draft)[] = [],
): (keyof Draft)[] {
  const names = [...differing(before, after), ...held];
  const groups = together.filter((group) => group.some((name) => names.includes(name)));
  return [...new Set([...names, ...groups.flat()])];
}

function withFields<Draft extends object>(to: Draft, from: Draft, names: readonly (keyof Draft)[]): Draft {
  const next = { ...to };
  for (const name of names) next[name] = from[name];
  return next;
}
