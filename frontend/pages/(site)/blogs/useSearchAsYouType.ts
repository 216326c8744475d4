import { type FormEvent, useEffect, useRef } from 'react';
import { navigate } from 'vike/client/router';
import { SEARCH_DEBOUNCE_MS } from '../../../content/business-constants.ts';
import { useNavigation } from '../../../stores/navigation.ts';
import { blogsHref } from './blogsHref.ts';

/**
 * Searches 300 ms after the last key, or at once on Enter. Each search replaces the one before in the history and
 * begins on the first page.
 * @param search what the page shows: the field follows it when the visitor goes back
 */
export function useSearchAsYouType(search: string) {
  const form = useRef<HTMLFormElement>(null);
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (input.current && document.activeElement !== input.current) input.current.value = search;
  }, [search]);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const field = input.current;
    const wait = () => {
      clearTimeout(timer);
      timer = setTimeout(() => void searchFor(field?.value ?? ''), SEARCH_DEBOUNCE_MS);
    };
    const element = form.current;
    element?.addEventListener('input', wait);
    return () => {
      clearTimeout(timer);
      element?.removeEventListener('input', wait);
    };
  }, []);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void searchFor(input.current?.value ?? '');
  };
  const clear = () => {
    if (!input.current) return;
    input.current.value = '';
    input.current.focus();
    void searchFor('');
  };
  return { form, input, submit, clear };
}

async function searchFor(text: string): Promise<void> {
  const href = blogsHref({ search: text.trim(), page: 1 });
  // While another search is under way, its answer would still come in after this one.
  const { isUnderWay } = useNavigation.getState();
  if (!isUnderWay && href === `${location.pathname}${location.search}`) return;
  await navigate(href, { overwriteLastHistoryEntry: true, keepScrollPosition: true });
}
