import * as z from 'zod/mini';

const KEY = 'enquiryDraft';
const text = z.optional(z.string());
const draftSchema = z.object({ type: text, name: text, phone: text, email: text, line: text });

export type EnquiryDraft = z.infer<typeof draftSchema>;

/** What a form says now. */
export const draftOf = (filledIn: FormData) => draftSchema.parse(Object.fromEntries(filledIn));

/** What was typed earlier in this tab. The consent is no part of it: it is given anew. */
export function readDraft(): EnquiryDraft {
  try {
    return draftSchema.parse(JSON.parse(sessionStorage.getItem(KEY) ?? '{}'));
  } catch {
    return {};
  }
}

export function keepDraft(form: HTMLFormElement): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify(draftOf(new FormData(form))));
  } catch {
    // It stays in the form until the tab is left.
  }
}

export function forgetDraft(): void {
  try {
    sessionStorage.removeItem(KEY);
  } catch {
    // There is none.
  }
}
