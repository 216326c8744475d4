import { contact } from '../../content/contact.ts';

type Draft = Record<string, string>;

const filledIn = new WeakSet<HTMLFormElement>();
const takenOver = new WeakMap<HTMLFormElement, [name: string, text: string]>();

/** Its texts were written on a page before this one. */
export const isFromDraft = (form: HTMLFormElement): boolean => filledIn.has(form);

/** What is filled in already stays, and a message that is kept follows it. */
export function fillInDraft(form: HTMLFormElement, draft: Draft): void {
  if (Object.values(draft).some(Boolean)) filledIn.add(form);
  for (const [name, text] of Object.entries(draft)) fillIn(form.elements.namedItem(name), text);
  takeOver(form, draft);
}

/** What the draft keeps no more in its former place, unless it was changed there. */
export function emptiedBy(form: HTMLFormElement, draft: Draft): [name: string, text: string][] {
  const [name = '', text] = takenOver.get(form) ?? [];
  return name && draft[name] === text ? [[name, '']] : [];
}

/** What is said is a line in one form and a message in the other: each shows what was written in the other alone. */
function takeOver(form: HTMLFormElement, draft: Draft): void {
  const [own, other] = form.elements.namedItem('line') ? ['line', 'message'] : ['message', 'line'];
  const text = draft[other] ?? '';
  const field = form.elements.namedItem(own);
  if (draft[own] || !text.trim() || isComposed(text) || !hasRoom(field, text)) return;
  fillIn(field, text);
  if (field.value.includes(text)) takenOver.set(form, [other, text]);
}

const isComposed = (text: string): boolean => text.startsWith(contact.enquiry.typeLabel);

const hasRoom = (field: Field, text: string): field is HTMLTextAreaElement =>
  field instanceof HTMLTextAreaElement && (field.maxLength < 0 || text.length <= field.maxLength);

type Field = RadioNodeList | Element | null;

function fillIn(field: Field, text: string): void {
  if (field instanceof RadioNodeList) field.value = text;
  else if (isTextField(field) && field.value === '') field.value = text;
  else if (field instanceof HTMLTextAreaElement && isUntouched(field)) addText(field, text);
}

const isUntouched = ({ value, defaultValue }: HTMLTextAreaElement): boolean => value === defaultValue;

function addText(field: HTMLTextAreaElement, text: string): void {
  const { value } = field;
  if (!value.includes(text)) field.value = text.includes(value) ? text : `${value}\n\n${text}`;
}

function isTextField(field: Field): field is HTMLInputElement | HTMLTextAreaElement {
  return field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement;
}
