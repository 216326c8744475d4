import type Quill from 'quill';
import { type Delta, Range } from 'quill';
import { useEffect, useEffectEvent, useState } from 'react';
import { flushSync } from 'react-dom';

/** A place in the text that a dialog was opened for. The text may change behind it, when an upload ends. */
export function useTextPlace(getEditor: () => Quill | undefined) {
  const [place, open] = useState<Range>();
  const isKept = place !== undefined;
  const present = useEffectEvent(getEditor);
  useEffect(() => {
    const editor = isKept ? present() : undefined;
    const move = (change: Delta) => open((range) => range && moved(range, change));
    editor?.on('text-change', move);
    return () => void editor?.off('text-change', move);
  }, [isKept]);
  /** Back to the text, which can have the focus only once the dialog is gone. */
  const leave = () => {
    flushSync(() => open(undefined));
    if (place) getEditor()?.setSelection(place, 'silent');
  };
  return { place, open, leave };
}

function moved({ index, length }: Range, change: Delta): Range {
  const start = change.transformPosition(index, true);
  return new Range(start, change.transformPosition(index + length, true) - start);
}
