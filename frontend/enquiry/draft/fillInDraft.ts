import { contact } from '../../content/contact.ts';
import { joinTexts } from './joinTexts.ts';

type Draft = Record<string, string>;

const filledIn = new WeakSet<HTMLFormElement>();
const takenOver = new WeakMap<HTMLFormElement, { own: string; other: string; text: string }>();

/** Its texts were written on a page before this one. */
export const isFromDraft = (form: HTMLFormElement): boolean => filledIn.has(form);

/** What is filled in already stays, and a message that is kept follows it. */
export function fillInDraft(form: HTMLFormElement, draft: Draft): void {
  if (Object.values(draft).some(Boolean)) filledIn.add(form);
  for (const [name, text] of Object.entries(draft)) fillIn(form.elements.namedItem(name), text);
  takeOver(form, draft);
}

/** What the draft keeps in another place from now on, unless it was changed in its former one. */
export function movedBy(form: HTMLFormElement, draft: Draft): [name: string, text: string][] {
  const moved = takenOver.get(form);
  const field = form.elements.namedItem(moved?.own ?? '');
  if (!moved || draft[moved.other] !== moved.text || !isTextField(field)) return [];
  return [
    [moved.other, ''],
    [moved.own, field.value],
  ];
}

/** Nothing has been written there. */
export function isAsServed(form: HTMLFormElement, name: string): boolean {
  const field = form.elements.namedItem(name);
  if (isTextField(field)) return isUntouched(field);
  return !(field instanceof RadioNodeList) || [...field].every(isFirstChoice);
}

const isFirstChoice = (choice: Node): boolean =>
  choice instanceof HTMLInputElement && choice.checked === choice.defaultChecked;

/** What is said is a line in one form and a message in the other: each shows what was written in the other alone. */
function takeOver(form: HTMLFormElement, draft: Draft): void {
  const [own, other] = form.elements.namedItem('line') ? ['line', 'message'] : ['message', 'line'];
  const text = draft[other] ?? '';
  const field = form.elements.namedItem(own);
  if (draft[own] || !text.trim() || isComposed(text) || !hasRoom(field, text)) return;
  fillIn(field, text);
  if (field.value.includes(text)) takenOver.set(form, { own, other, text });
}

const isComposed = (text: string): boolean => text.startsWith(contact.enquiry.typeLabel);

const hasRoom = (field: Field, text: string): field is HTMLTextAreaElement =>
  field instanceof HTMLTextAreaElement && (field.maxLength < 0 || text.length <= field.maxLength);

type Field = RadioNodeList | Element | null;
type TextField = HTMLInputElement | HTMLTextAreaElement;

function fillIn(field: Field, text: string): void {
  if (field instanceof RadioNodeList) field.value = text;
  else if (isTextField(field) && field.value === '') field.value = text;
  else if (field instanceof HTMLTextAreaElement && isUntouched(field))
    field.value = joinTexts(field.value, text);
}

const isUntouched = ({ value, defaultValue }: TextField): boolean => value === defaultValue;

function isTextField(field: Field): field is TextField {
  return field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement;
}
