import type { LocalCopy } from '../copies/localCopy.ts';
import type { DraftKind } from '../draft/DraftKind.ts';
import type { OpenEditor } from './OpenEditor.ts';
import type { ReadDraft } from './readDrafts.ts';

/** What one editor has left: on this device, on the server, or on both. */
export interface KeptText<Draft> {
  key: string;
  /** The newer one where both are. */
  draft: Draft;
  basedOn: number | undefined;
  savedAt: number;
  /** The version that was put back into it. */
  restoredFrom: number | undefined;
  /** Of a save that may have been stored. */
  saveKey: string | undefined;
  files: readonly string[];
  copy: LocalCopy<Draft> | undefined;
  server: ReadDraft<Draft> | undefined;
}

/** The editor that left it, and by whose name its files are kept. */
export function formOf({ copy, server }: Pick<KeptText<unknown>, 'copy' | 'server'>): string {
  return copy?.form ?? server?.mark?.form ?? '';
}

interface Found<Draft> {
  copies: readonly LocalCopy<Draft>[];
  drafts: readonly ReadDraft<Draft>[];
}

export interface StoredText<Draft> {
  draft: Draft;
  /** Undefined for a new post. */
  version: number | undefined;
  /** What the form begins with in its place, such as a version that is put back. */
  start?: Draft | undefined;
}

/** Those of this device first. `settled` says nothing else than what is saved, or in the form. */
export function findKeptTexts<Draft>(
  kind: Pick<DraftKind<Draft>, 'differences' | 'withStatusOf'>,
  stored: StoredText<Draft>,
  { copies, drafts }: Found<Draft>,
) {
  const isSame = (one: Draft, other: Draft) => kind.differences(one, other).length === 0;
  const others = [...drafts];
  const here = copies.map((copy) => {
    const isTwin = ({ mark, draft }: ReadDraft<Draft>) =>
      mark?.form === copy.form || isSame(draft, copy.draft);
    const place = others.findIndex(isTwin);
    return keptText(copy, place < 0 ? undefined : others.splice(place, 1)[0]);
  });
  const elsewhere = others
    .toSorted((one, other) => other.savedAt - one.savedAt)
    .map((draft) => keptText(undefined, draft));
  const all = [...here, ...elsewhere].filter((text) => text !== undefined);
  const says = ({ draft, basedOn, files }: KeptText<Draft>) => {
    // Publishing changes the status that is sent, not that of the form.
    const isOlder = (basedOn ?? Infinity) < (stored.version ?? 0);
    const words = isOlder ? kind.withStatusOf(draft, stored.draft) : draft;
    const isThere = isSame(stored.draft, words) || (stored.start && isSame(stored.start, draft));
    return !isThere || files.length > 0;
  };
  return { offers: all.filter(says), settled: all.filter((text) => !says(text)) };
}

/** A copy on a device that became full meanwhile is older than what the same editor sent. */
function keptText<Draft>(
  copy: LocalCopy<Draft> | undefined,
  server: ReadDraft<Draft> | undefined,
): KeptText<Draft> | undefined {
  const isCopyOlder = !copy || (server?.mark?.form === copy.form && server.mark.at > copy.savedAt);
  const newest = isCopyOlder ? server : copy;
  if (!newest) return undefined;
  const { draft, basedOn, savedAt } = newest;
  const { restoredFrom, files = copy?.files ?? [] } = (isCopyOlder ? server?.mark : copy) ?? {};
  const saveKey = copy?.saveKey ?? server?.mark?.saveKey;
  const key = copy?.form ?? server?.place.draft ?? '';
  return { key, draft, basedOn, savedAt, restoredFrom, saveKey, files, copy, server };
}

/** What the form held that another text takes the place of. */
export function replacedText<Draft>(editor: OpenEditor<Draft> | null, now: number): KeptText<Draft>[] {
  if (!editor?.isChanged) return [];
  const text = keptText({ ...editor.content, savedAt: now }, undefined);
  return text ? [text] : [];
}
