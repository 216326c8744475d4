import { useState } from 'react';
import { type BlogDraft, differingFields } from '../form/blogDraft.ts';
import { type LocalCopy, readCopies, removeCopy } from './localCopy.ts';

/** Copies of one blog that say something else than `present`; those that do not are of no use to anybody. */
function copiesToOffer(blog: string, present: BlogDraft): LocalCopy[] {
  const copies = readCopies(localStorage, Date.now()).filter((copy) => copy.blog === blog);
  return copies.filter((copy) => {
    const isOther = differingFields(present, copy.draft).length > 0;
    if (!isOther) removeCopy(localStorage, copy);
    return isOther;
  });
}

/**
 * What was written in this browser and never saved, one copy at a time, the newest first.
 * @param blog its id, '' for a new one
 * @param present what the server has
 */
export function useCopyOffer(blog: string, present: BlogDraft) {
  const [copies, setCopies] = useState(() => copiesToOffer(blog, present));
  const [offer] = copies;
  const drop = () => {
    if (offer) removeCopy(localStorage, offer);
    setCopies(copies.slice(1));
  };
  return { offer, drop };
}
