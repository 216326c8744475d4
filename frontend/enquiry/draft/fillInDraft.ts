const filledIn = new WeakSet<HTMLFormElement>();

/** Its texts were written on a page before this one. */
export const isFromDraft = (form: HTMLFormElement): boolean => filledIn.has(form);

/** What is filled in already stays. */
export function fillInDraft(form: HTMLFormElement, draft: Record<string, string>): void {
  if (Object.values(draft).some(Boolean)) filledIn.add(form);
  for (const [name, text] of Object.entries(draft)) {
    const field = form.elements.namedItem(name);
    if (field instanceof RadioNodeList) field.value = text;
    else if (isTextField(field) && field.value === '') field.value = text;
  }
}

function isTextField(field: Element | null): field is HTMLInputElement | HTMLTextAreaElement {
  return field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement;
}
