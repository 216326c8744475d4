import { flushSync } from 'react-dom';
import type { FindingPlace } from './Finding.ts';

const parts = { heading: 'h1, h2, h3', link: 'a', picture: 'img' } as const;

/** Moves the focus to a field, or selects a part of the text in the editor. */
export function goTo(place: FindingPlace): void {
  if ('field' in place) {
    const field = fieldAt(place.field);
    field?.focus();
    shownOf(field)?.scrollIntoView({ block: 'center' });
    return;
  }
  const description = place.part === 'picture' && document.getElementById(`text-picture-${place.index + 1}`);
  if (description) {
    description.focus();
    description.scrollIntoView({ block: 'center' });
  } else {
    selectPart(place);
  }
}

/** A field for files is hidden behind its label. */
function shownOf(field: HTMLElement | null): HTMLElement | null {
  return (field instanceof HTMLInputElement && field.type === 'file' && field.labels?.[0]) || field;
}

function selectPart({ part, index }: Exclude<FindingPlace, { field: string }>): void {
  const text = document.getElementById('description');
  const element = text?.querySelectorAll(parts[part])[index];
  if (!text || !element) return;
  text.focus();
  const range = document.createRange();
  if (part === 'picture') range.setStartAfter(element);
  else range.selectNodeContents(element);
  const selection = getSelection();
  selection?.removeAllRanges();
  selection?.addRange(range);
  element.scrollIntoView({ block: 'center' });
}

/** Opens what holds the field, such as one of many pictures. Of a line of a list its field. */
function fieldAt(id: string): HTMLElement | null {
  const find = () =>
    document.getElementById(id) ??
    document.querySelector<HTMLElement>(`[aria-describedby~="${CSS.escape(id)}-hint"]`);
  const field = find();
  if (field) return field;
  const openers = [...document.querySelectorAll<HTMLElement>('[data-opens]')];
  const opener = openers.find(({ dataset }) => id.startsWith(`${dataset['opens'] ?? ''}.`));
  flushSync(() => opener?.click());
  const whole = id.slice(0, Math.max(id.lastIndexOf('.'), 0));
  return find() ?? opener ?? (whole ? fieldAt(whole) : null);
}
