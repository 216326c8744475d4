import { type FormEvent, useEffect, useRef } from 'react';
import { SEARCH_DEBOUNCE_MS } from '../../../content/business-constants.ts';
import { useNavigation } from '../../../stores/navigation.ts';
import { blogsHref } from './blogsHref.ts';
import { useFailedList } from './loadList.ts';
import { goToList, listQueryHere, useShownList } from './goToList.ts';

/** Replaces the last search in the history. On the way back the field follows it, also while somebody is in it. */
export function useSearchAsYouType() {
  const form = useRef<HTMLFormElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => {
    const field = input.current;
    const wait = () => {
      clearTimeout(timer.current);
      timer.current = setTimeout(() => searchFor(field?.value ?? ''), SEARCH_DEBOUNCE_MS);
    };
    const element = form.current;
    element?.addEventListener('input', wait);
    // Typed before the script answered.
    if (field?.value !== field?.defaultValue) wait();
    return () => {
      clearTimeout(timer.current);
      element?.removeEventListener('input', wait);
    };
  }, []);
  const { timesBack } = useShownList();
  useEffect(() => {
    if (timesBack === 0 || !input.current) return;
    clearTimeout(timer.current);
    input.current.value = listQueryHere().search;
  }, [timesBack]);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    clearTimeout(timer.current);
    searchFor(input.current?.value ?? '');
  };
  const clear = () => {
    if (!input.current) return;
    input.current.value = '';
    input.current.focus();
    clearTimeout(timer.current);
    searchFor('');
  };
  return { form, input, submit, clear };
}

function searchFor(text: string): void {
  const query = { search: text.trim(), page: 1 };
  const here = `${location.pathname}${location.search}`;
  const { wanted } = useFailedList.getState();
  const hasFailed = wanted !== undefined && blogsHref(wanted) === here;
  // The answer of a running search would still arrive after this one.
  const isShown = blogsHref(query) === here && !hasFailed && !useNavigation.getState().isUnderWay;
  if (isShown) useFailedList.setState({ wanted: undefined });
  else void goToList(query, true);
}
