import { useEffect, useState } from 'react';
import { type PostDraft, differingFields } from '../draft/postDraft.ts';
import { removeCopyFiles, removeOtherCopyFiles } from './copyFiles.ts';
import { type LocalCopy, readCopies, removeCopy } from './localCopy.ts';

/** Removes copies that do not differ from what the server has. */
function copiesToOffer(blog: string, present: PostDraft): LocalCopy[] {
  const copies = readCopies(localStorage, Date.now()).filter((copy) => copy.blog === blog);
  return copies.filter((copy) => {
    const isOther = differingFields(present, copy.draft).length > 0 || copy.files.length > 0;
    if (!isOther) removeCopy(localStorage, copy);
    return isOther;
  });
}

/** One copy at a time. `next` keeps the files, which the form still needs; `drop` removes them. */
export function useCopyOffer(blog: string, present: PostDraft) {
  const [copies, setCopies] = useState(() => copiesToOffer(blog, present));
  const [offer] = copies;
  useEffect(() => {
    void removeOtherCopyFiles(readCopies(localStorage, Date.now()).map(({ form }) => form));
  }, []);
  const next = () => {
    if (offer) removeCopy(localStorage, offer);
    setCopies(copies.slice(1));
  };
  const drop = () => {
    if (offer) void removeCopyFiles(offer.form);
    next();
  };
  return { offer, next, drop };
}
