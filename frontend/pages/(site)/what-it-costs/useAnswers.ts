import { startTransition, useEffect, useRef, useState } from 'react';
import type { Answers } from '../../../content/costRange.ts';
import { readAnswers } from './readAnswers.ts';

/** Nothing of it leaves the page. */
export function useAnswers(asked: Answers) {
  const form = useRef<HTMLFormElement>(null);
  const [answers, setAnswers] = useState(asked);
  const read = () => {
    if (!form.current) return;
    const chosen = Object.fromEntries(new FormData(form.current));
    // A size of the other type would be far off. What is pressed shows before its figures do.
    const slider = form.current.querySelector<HTMLInputElement>('[name="size"]');
    const isOfType = slider?.dataset['type'] === chosen['type'];
    startTransition(() => setAnswers(readAnswers(isOfType ? chosen : { ...chosen, size: undefined })));
  };
  // What was chosen before the script answered, or what the browser restored on the way back.
  useEffect(read, []);
  return { form, answers, read };
}
