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
    startTransition(() =>
      setAnswers((before) =>
        readAnswers(chosen['type'] === before.type ? chosen : { ...chosen, size: undefined }),
      ),
    );
  };
  // What was chosen before the script answered, or what the browser restored on the way back.
  useEffect(read, []);
  return { form, answers, read };
}
