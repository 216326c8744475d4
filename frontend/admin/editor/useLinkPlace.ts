import type Quill from 'quill';
import { useState } from 'react';
import { type LinkPlace, linkPlace, setLink } from './linkPlace.ts';

/** The place in the text whose link is being changed. */
export function useLinkPlace(getEditor: () => Quill | undefined) {
  const [link, setLinkPlace] = useState<LinkPlace>();
  const openLink = () => {
    const editor = getEditor();
    if (editor) setLinkPlace(linkPlace(editor));
  };
  const setLinkTo = (address: string) => {
    const editor = getEditor();
    if (editor && link) setLink(editor, link, address);
    setLinkPlace(undefined);
  };
  return { link, openLink, setLinkTo, closeLink: () => setLinkPlace(undefined) };
}
