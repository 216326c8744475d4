const filledIn = new WeakSet<HTMLFormElement>();

/** Its texts were written on a page before this one. */
export const isFromDraft = (form: HTMLFormElement): boolean => filledIn.has(form);

/** What is filled in already stays, and a message that is kept follows it. */
export function fillInDraft(form: HTMLFormElement, draft: Record<string, string>): void {
  if (Object.values(draft).some(Boolean)) filledIn.add(form);
  for (const [name, text] of Object.entries(draft)) {
    const field = form.elements.namedItem(name);
    if (field instanceof RadioNodeList) field.value = text;
    else if (isTextField(field) && field.value === '') field.value = text;
    else if (field instanceof HTMLTextAreaElement && isUntouched(field)) addText(field, text);
  }
}

const isUntouched = ({ value, defaultValue }: HTMLTextAreaElement): boolean => value === defaultValue;

function addText(field: HTMLTextAreaElement, text: string): void {
  const { value } = field;
  if (!value.includes(text)) field.value = text.includes(value) ? text : `${value}\n\n${text}`;
}

function isTextField(field: Element | null): field is HTMLInputElement | HTMLTextAreaElement {
  return field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement;
}
