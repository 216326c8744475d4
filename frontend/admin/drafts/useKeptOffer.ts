import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { type LocalCopy, removeCopy } from '../copies/localCopy.ts';
import { readOpenForms } from '../copies/openForms.ts';
import { readOwnCopies } from '../copies/readOwnCopies.ts';
import type { DraftKind } from '../draft/DraftKind.ts';
import { useAdminQuery } from '../session/useAdminQuery.ts';
import { FIRST_VERSION } from './versionBegun.ts';
import { type KeptText, type StoredText, findKeptTexts, replacedText } from './keptTexts.ts';
import type { EditorRef, OpenEditor } from './OpenEditor.ts';
import { readDrafts } from './readDrafts.ts';
import { removeOlder, removeQuietly, discardText } from './discardText.ts';

/** One at a time, once it is known what is on the server; without the server what is on this device. */
export function useKeptOffer<Draft>(kind: DraftKind<Draft>, id: string, stored: StoredText<Draft>) {
  const editor = useRef<OpenEditor<Draft>>(null);
  const others = useOtherForms(kind, id, editor);
  const { answer: drafts, isLoading } = useAdminQuery({
    key: ['drafts', kind.noun, id],
    load: (token, signal) => readDrafts(kind, { token, id, signal }),
  });
  const [found, setFound] = useState<ReturnType<typeof findKeptTexts<Draft>>>();
  if (others && !isLoading && !found) {
    const closed = (drafts ?? []).filter(({ mark }) => !mark || !others.open.includes(mark.form));
    setFound(findKeptTexts(kind, stored, { copies: others.copies, drafts: closed }));
  }
  const removeAll = useEffectEvent((settled: readonly KeptText<Draft>[] = []) => {
    for (const text of settled) removeSettled(kind, text);
  });
  const settled = found?.settled;
  useEffect(() => removeAll(settled), [settled]);
  const change = (by: (offers: KeptText<Draft>[]) => KeptText<Draft>[]) =>
    setFound((now) => now && { ...now, offers: by(now.offers) });
  const [offer] = found?.offers ?? [];
  /** The form goes on with the draft on the server, and with the files of the copy; what it held is offered. */
  const next = () => {
    if (offer?.copy) removeCopy(localStorage, kind, offer.copy);
    if (offer?.copy && !offer.server) removeOlder(kind, offer.copy);
    const replaced = replacedText(editor.current, Date.now());
    change((offers) => [...offers.slice(1), ...replaced]);
  };
  const drop = () => {
    if (!offer) return;
    change((offers) => offers.slice(1));
    void discardText(kind, id, { text: offer, onPutBack: (text) => change((offers) => [text, ...offers]) });
  };
  return { offer, next, drop, editor };
}

interface OtherForms<Draft> {
  copies: readonly LocalCopy<Draft>[];
  /** Here or in another tab, which keep what they hold. */
  open: readonly string[];
}

/** Once the form before, which keeps its last words as it goes, is gone. */
function useOtherForms<Draft>(kind: DraftKind<Draft>, id: string, editor: EditorRef<Draft>) {
  const [others, setOthers] = useState<OtherForms<Draft>>();
  const read = useEffectEvent((held: readonly string[]) => {
    const open = [...held, editor.current?.content.form ?? ''];
    const left = readOwnCopies(kind).filter(({ form }) => !open.includes(form));
    setOthers({ copies: left.flatMap((copy) => copyFor(id, copy)), open });
  });
  useEffect(() => void readOpenForms().then((held) => read(held)), []);
  return others;
}

function copyFor<Draft>(id: string, copy: LocalCopy<Draft>): LocalCopy<Draft>[] {
  if (copy.id === id) return [copy];
  return copy.conflict === id ? [{ ...copy, basedOn: FIRST_VERSION }] : [];
}

function removeSettled<Draft>(kind: DraftKind<Draft>, { copy, server }: KeptText<Draft>): void {
  if (copy) removeCopy(localStorage, kind, copy);
  if (server) removeQuietly(server);
  else if (copy) removeOlder(kind, copy);
}
