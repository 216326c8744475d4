import * as z from 'zod/mini';
import { Enquiry } from '../../../api/wire.gen.ts';
import { readBrowserStorage, writeBrowserStorage } from '../../../stores/browserStorage.ts';
import type { DeskDraft } from './deskDraft.ts';
import type { DeskOutcome } from './deskOutcome.ts';
import { deskFieldNames } from './deskValues.ts';

const KEY = 'leftDesks';
const field = z.literal(deskFieldNames);
const outcome = z.object({
  fields: z.array(field),
  said: z.optional(z.string()),
  mistake: z.optional(z.string()),
  failure: z.optional(z.object({ sentence: z.string(), isConflict: z.boolean(), wish: z.string() })),
});
const leftDesks = z.record(
  z.string(),
  z.object({
    draft: z.object({ values: z.partialRecord(field, z.string()), seen: z.partial(Enquiry) }),
    outcomes: z.array(outcome),
  }),
);

/** What is not stored when a session ends, by account and enquiry. */
type LeftDesks = Record<string, { draft: DeskDraft; outcomes: readonly DeskOutcome[] }>;

export function readLeftDesks(): LeftDesks {
  try {
    return leftDesks.parse(JSON.parse(readBrowserStorage('sessionStorage', KEY) ?? '{}'));
  } catch {
    return {};
  }
}

/** For this tab, in which single sign-on loads another page. */
export function writeLeftDesks(desks: LeftDesks): void {
  writeBrowserStorage('sessionStorage', KEY, JSON.stringify(desks));
}
