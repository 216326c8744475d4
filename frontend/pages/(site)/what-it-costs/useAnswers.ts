import { startTransition, useEffect, useRef, useState } from 'react';
import type { Answers } from '../../../content/costRange.ts';
import { answersIn, isTouched, showAnswers } from './answersIn.ts';
import { keepAnswers, keptAnswers } from './keptAnswers.ts';

/** Nothing of it leaves the page. */
export function useAnswers(asked: Answers) {
  const form = useRef<HTMLFormElement>(null);
  const [answers, setAnswers] = useState(asked);
  const read = () => {
    const { current } = form;
    // What is pressed shows before its figures do.
    if (current) startTransition(() => setAnswers(answersIn(current)));
  };
  useEffect(() => {
    const { current } = form;
    if (!current) return undefined;
    // What was chosen before the script answered, or what the visitor left here.
    const begun = isTouched(current) ? answersIn(current) : keptAnswers();
    if (begun) {
      keepAnswers(begun);
      showAnswers(current, begun);
      setAnswers(begun);
    }
    const keep = () => keepAnswers(answersIn(current));
    // React's own tells of every step of a drag.
    current.addEventListener('change', keep);
    return () => current.removeEventListener('change', keep);
  }, []);
  return { form, answers, read };
}
