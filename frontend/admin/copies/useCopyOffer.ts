import { useEffect, useState } from 'react';
import { type PostDraft, differingFields } from '../draft/postDraft.ts';
import { removeFiles, removeFilesBut } from './copyFiles.ts';
import { type LocalCopy, readCopies, removeCopy } from './localCopy.ts';

/** Copies of one blog that say something else than `present`; those that do not are of no use to anybody. */
function copiesToOffer(blog: string, present: PostDraft): LocalCopy[] {
  const copies = readCopies(localStorage, Date.now()).filter((copy) => copy.blog === blog);
  return copies.filter((copy) => {
    const isOther = differingFields(present, copy.draft).length > 0 || copy.files.length > 0;
    if (!isOther) removeCopy(localStorage, copy);
    return isOther;
  });
}

/**
 * What was written in this browser and never saved, one copy at a time, the newest first.
 * `next` is for one that was taken, whose files the form still needs; `drop` throws it away with its files.
 * @param blog its id, '' for a new one
 * @param present what the server has
 */
export function useCopyOffer(blog: string, present: PostDraft) {
  const [copies, setCopies] = useState(() => copiesToOffer(blog, present));
  const [offer] = copies;
  useEffect(() => {
    void removeFilesBut(readCopies(localStorage, Date.now()).map(({ form }) => form));
  }, []);
  const next = () => {
    if (offer) removeCopy(localStorage, offer);
    setCopies(copies.slice(1));
  };
  const drop = () => {
    if (offer) void removeFiles(offer.form);
    next();
  };
  return { offer, next, drop };
}
