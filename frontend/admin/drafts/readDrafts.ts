import { listDrafts } from '../../api/adminDrafts.ts';
import type { Draft as Answer } from '../../api/wire.gen.ts';
import { serverNow } from '../../api/serverClock.ts';
import type { DraftKind } from '../draft/DraftKind.ts';
import { type DraftMark, readMark } from './draftMark.ts';
import type { DraftPlace } from './ServerDraft.ts';

/** A draft that this or another device has left on the server. */
export interface ReadDraft<Draft> {
  place: DraftPlace;
  basedOn: number | undefined;
  /** By the clock of this device. */
  savedAt: number;
  /** "phone" or "computer". */
  device: string;
  /** Name of whom it was handed over from. */
  writtenBy: string | null;
  draft: Draft;
  mark: DraftMark | undefined;
}

export function toReadDrafts<Draft>(
  { schema }: Pick<DraftKind<Draft>, 'schema'>,
  answers: readonly Answer[],
  lag: number,
): ReadDraft<Draft>[] {
  return answers.flatMap((answer) => {
    const { draft, id, revision, based_on, saved_at, device_kind: device, content } = answer;
    const read = schema.safeParse(content);
    if (!read.success) return [];
    const savedAt = Date.parse(saved_at) - lag;
    const place = { draft, revision };
    const text = { place, savedAt, device, writtenBy: answer.written_by, draft: read.data };
    const mark = readMark(content);
    if (id !== null) return [{ ...text, basedOn: based_on ?? undefined, mark }];
    // Where what it changed was deleted since, it begins something new.
    return [{ ...text, basedOn: undefined, mark: mark && { ...mark, restoredFrom: undefined } }];
  });
}

export async function readDrafts<Draft>(
  kind: DraftKind<Draft>,
  { token, id, signal }: { token: string; id: string; signal: AbortSignal },
): Promise<ReadDraft<Draft>[]> {
  return toReadDrafts(kind, await listDrafts(token, kind.noun, id, signal), serverNow() - Date.now());
}
