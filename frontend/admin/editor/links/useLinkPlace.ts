import type Quill from 'quill';
import { useState } from 'react';
import { linkPlace, setLink } from './linkPlace.ts';
import { useTextPlace } from '../useTextPlace.ts';

/** The place in the text whose link is being changed. */
export function useLinkPlace(getEditor: () => Quill | undefined) {
  const { place: range, open, leave } = useTextPlace(getEditor);
  const [address, setAddress] = useState('');
  const link = range && { range, address };
  const openLink = () => {
    const editor = getEditor();
    if (!editor) return;
    const place = linkPlace(editor);
    open(place.range);
    setAddress(place.address);
  };
  const setLinkTo = (next: string) => {
    leave();
    const editor = getEditor();
    if (editor && link) setLink(editor, link, next);
  };
  return { link, openLink, setLinkTo, closeLink: leave };
}
