import { changedFields } from './combineDrafts.ts';
import type { DraftKind } from './DraftKind.ts';

/** Beside a text of this size nothing more fits into what a closing page may still send. */
const MAX_LETTERS = 50_000;

type Kind<Draft> = Pick<DraftKind<Draft>, 'differing' | 'together' | 'schema'>;

/** What stood in the fields that were changed since, as JSON, to be kept with what stands there now. */
export function writtenOver<Draft extends object>(
  kind: Kind<Draft>,
  base: Draft | undefined,
  mine: Draft,
): string | undefined {
  if (!base) return undefined;
  const names: readonly PropertyKey[] = changedFields(kind, base, mine);
  const before = Object.entries(base).filter(([name]) => names.includes(name));
  const text = JSON.stringify(Object.fromEntries(before));
  return text.length > MAX_LETTERS ? undefined : text;
}

/** What a kept text began with; undefined where that was not kept with it. */
export function baseOf<Draft extends object>(
  { schema }: Pick<Kind<Draft>, 'schema'>,
  mine: Draft,
  over: string | undefined,
): Draft | undefined {
  try {
    return schema.safeParse({ ...mine, ...JSON.parse(over ?? '') }).data;
  } catch {
    return undefined;
  }
}
