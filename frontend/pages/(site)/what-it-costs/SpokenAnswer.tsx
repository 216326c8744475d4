import { useEffect, useState } from 'react';
import { SPOKEN_ANSWER_DEBOUNCE_MS } from '../../../content/business-constants.ts';

/** For readers, once the slider rests; empty until an answer changes. */
export function SpokenAnswer({ text }: { text: string }) {
  const [first] = useState(text);
  const [spoken, setSpoken] = useState('');
  useEffect(() => {
    if (text === first && spoken === '') return undefined;
    const timer = setTimeout(() => setSpoken(text), SPOKEN_ANSWER_DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [text, first, spoken]);
  return <output className="vh">{spoken}</output>;
}
