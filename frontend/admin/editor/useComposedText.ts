import type Quill from 'quill';
import { useEffect, useEffectEvent } from 'react';
import { flushSync } from 'react-dom';
import { composedHtml } from './composedHtml.ts';

const INTERVAL_MS = 1000;
/** When the form may be sent, left or kept for the last time. */
const MOMENTS = ['click', 'popstate', 'pagehide', 'visibilitychange'];

/** Tells the form of words that are composed before they end: somebody may dictate for minutes. */
export function useComposedText(getEditor: () => Quill | undefined, onChange: (html: string) => void) {
  const tell = useEffectEvent(() => {
    const editor = getEditor();
    if (editor?.composition.isComposing) flushSync(() => onChange(composedHtml(editor)));
  });
  useEffect(() => {
    const leaving = new AbortController();
    const { signal } = leaving;
    const timer = setInterval(() => tell(), INTERVAL_MS);
    for (const moment of MOMENTS) addEventListener(moment, () => tell(), { signal, capture: true });
    return () => {
      leaving.abort();
      clearInterval(timer);
    };
  }, []);
}
