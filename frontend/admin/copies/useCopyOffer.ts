import { useState } from 'react';
import type { DraftKind } from '../draft/DraftKind.ts';
import { removeCopyFiles } from './copyFiles.ts';
import { type LocalCopy, readCopies, removeCopy } from './localCopy.ts';

/** Removes copies that do not differ from what the server has. */
function copiesToOffer<Draft>(kind: DraftKind<Draft>, id: string, present: Draft): LocalCopy<Draft>[] {
  const copies = readCopies(localStorage, kind, Date.now()).filter((copy) => copy.id === id);
  return copies.filter((copy) => {
    const isOther = kind.differences(present, copy.draft).length > 0 || copy.files.length > 0;
    if (!isOther) removeCopy(localStorage, kind, copy);
    return isOther;
  });
}

/** One copy at a time. `next` keeps the files, which the form still needs; `drop` removes them. */
export function useCopyOffer<Draft>(kind: DraftKind<Draft>, id: string, present: Draft) {
  const [copies, setCopies] = useState(() => copiesToOffer(kind, id, present));
  const [offer] = copies;
  const next = () => {
    if (offer) removeCopy(localStorage, kind, offer);
    setCopies(copies.slice(1));
  };
  const drop = () => {
    if (offer) void removeCopyFiles(offer.form);
    next();
  };
  return { offer, next, drop };
}
