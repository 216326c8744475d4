import type Quill from 'quill';
import { type Delta, Range } from 'quill';
import { useEffect, useEffectEvent, useState } from 'react';

/** A place in the text that a dialog was opened for. The text may change behind it, when an upload ends. */
export function useTextPlace(getEditor: () => Quill | undefined) {
  const [place, setPlace] = useState<Range>();
  const isKept = place !== undefined;
  const present = useEffectEvent(getEditor);
  useEffect(() => {
    const editor = isKept ? present() : undefined;
    const move = (change: Delta) => setPlace((range) => range && moved(range, change));
    editor?.on('text-change', move);
    return () => void editor?.off('text-change', move);
  }, [isKept]);
  return [place, setPlace] as const;
}

function moved({ index, length }: Range, change: Delta): Range {
  const start = change.transformPosition(index, true);
  return new Range(start, change.transformPosition(index + length, true) - start);
}
