import { useState } from 'react';
import { combineDrafts } from '../draft/combineDrafts.ts';
import type { DraftKind } from '../draft/DraftKind.ts';
import { quietCall } from '../session/adminCall.ts';
import type { SaveAct, SaveActOver } from './useSaveActs.ts';

export interface Theirs<Draft> {
  version: number;
  draft: Draft;
  updated_by: string | null;
}

/** What came along from others, for a sentence. */
export interface Came {
  by: string | null;
  fields: readonly string[];
}

type Read<Saved> = (token: string, id: string, signal: AbortSignal) => Promise<Saved>;

/** What came of a save and what somebody else has saved. */
export interface Met<Draft, Saved> {
  theirs: Saved;
  before: MeetingSave<Draft, Saved>;
  after: Draft;
  /** The same for what the form holds by now. */
  combined: (mine: Draft) => Draft;
}

interface Meeting<Draft, Saved> {
  kind: DraftKind<Draft>;
  /** What the text of the form began with; undefined where nobody knows. */
  base: Draft | undefined;
  held?: readonly (keyof Draft)[];
  read: Read<Saved>;
  /** The form goes on from there, and that is what it begins with then. */
  onMet: (met: Met<Draft, Saved>) => void;
}

export interface MeetingSave<Draft, Saved> {
  id: string | undefined;
  version: number | undefined;
  draft: Draft;
  /** What the form held, without what others have saved meanwhile. */
  asked: Draft;
  base: Draft | undefined;
  theirs?: Saved;
}

type Side = 'withMine' | 'withTheirs';

const READ_TIMEOUT_MS = 20_000;

/** Two write in one text: what the form began with, and what became of that elsewhere. */
export function useMeeting<Draft extends Pick<SaveAct, 'status'>, Saved extends Theirs<Draft>>({
  kind,
  base,
  held = [],
  read,
  onMet,
}: Meeting<Draft, Saved>) {
  const [came, setCame] = useState<Came>();
  const met = (theirs: Saved, mine: Draft, begun: Draft | undefined) =>
    combineDrafts(kind, { base: begun, mine, theirs: theirs.draft, held });

  const goOn = <Sent extends MeetingSave<Draft, Saved>>(theirs: Saved, side: Side, before: Sent) => {
    const combined = (mine: Draft) => met(theirs, mine, before.base)[side];
    const after = combined(before.draft);
    const fields = kind.differences(before.draft, after).map(({ label }) => label);
    setCame((now) => withMore(now, { by: theirs.updated_by, fields }));
    onMet({ theirs, before, after, combined });
    return { ...before, version: theirs.version, draft: after, base: theirs.draft, theirs };
  };

  return {
    came,
    toSave({ over: theirs, status, ...as }: SaveActOver<Saved>, mine: Draft): MeetingSave<Draft, Saved> {
      setCame(undefined);
      const asked = { ...mine, status };
      const save = { ...as, draft: asked, asked, base };
      if (!theirs) return save;
      return as.id === undefined ? { ...save, version: theirs.version } : goOn(theirs, 'withMine', save);
    },
    /** @returns undefined where a person must decide */
    combine: async <Sent extends MeetingSave<Draft, Saved>>(save: Sent): Promise<Sent | undefined> => {
      const theirs = await readQuietly(read, save.id);
      if (!theirs || met(theirs, save.draft, save.base).both.length > 0) return undefined;
      return goOn(theirs, 'withMine', save);
    },
    /** @returns the fields that are theirs now, though both have changed them */
    takeTheirs(theirs: Saved, mine: Draft) {
      const save = { id: undefined, version: undefined, draft: mine, asked: mine, base };
      goOn(theirs, 'withTheirs', save);
      return met(theirs, mine, base).both;
    },
  };
}

function withMore(before: Came | undefined, { by, fields }: Came): Came | undefined {
  if (fields.length === 0) return before;
  return { by, fields: [...new Set([...(before?.fields ?? []), ...fields])] };
}

/** A conflict that cannot be read opens the dialog, which says so. */
async function readQuietly<Saved>(read: Read<Saved>, id: string | undefined): Promise<Saved | undefined> {
  if (id === undefined) return undefined;
  const signal = AbortSignal.timeout(READ_TIMEOUT_MS);
  return quietCall((token) => read(token, id, signal)).catch(() => undefined);
}
