import { useEffect, useRef } from 'react';
import type { EnquirySubject } from '../useEnquiryDialog.ts';

const ofServices: Record<string, string> = {
  consultancy: 'advice',
  'residential-design': 'home',
  'office-interiors': 'office',
};

/** For a new subject its own choice comes before the kept one; what is chosen after that stays. */
export function useLikelyChoice(about: EnquirySubject | undefined, options: Record<string, string>) {
  const choices = useRef<HTMLFieldSetElement>(null);
  const subject = about && `${about.kind} ${about.slug}`;
  const wanted = about && choiceOf(about);
  const choice = wanted && Object.hasOwn(options, wanted) ? wanted : undefined;
  useEffect(() => {
    if (subject && choice) check(choices.current, choice);
  }, [subject, choice]);
  return { choices, choice };
}

function choiceOf({ kind, slug, type }: EnquirySubject): string | undefined {
  if (kind === 'project') return type;
  return kind === 'range' ? slug : ofServices[slug];
}

function check(choices: HTMLElement | null, choice: string): void {
  const option = choices?.querySelector<HTMLInputElement>(`[value="${choice}"]`);
  if (option) option.checked = true;
}
