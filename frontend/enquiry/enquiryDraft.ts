const KEY = 'enquiryDraft';
const FIELDS: string[] = ['type', 'name', 'phone', 'email', 'line'];

export type EnquiryDraft = Partial<Record<'type' | 'name' | 'phone' | 'email' | 'line', string>>;

/** What a form says now. */
export const draftOf = (filledIn: FormData) => draftFrom(Object.fromEntries(filledIn));

/** What was typed earlier in this tab. The consent is no part of it: it is given anew. */
export function readDraft(): EnquiryDraft {
  try {
    return draftFrom(JSON.parse(sessionStorage.getItem(KEY) ?? '{}'));
  } catch {
    return {};
  }
}

/** By hand: a schema would bring its library along whenever the enquiry opens. */
function draftFrom(stored: unknown): EnquiryDraft {
  const entries = Object.entries(stored instanceof Object ? stored : {});
  return Object.fromEntries(
    entries.filter(([name, value]) => FIELDS.includes(name) && typeof value === 'string'),
  );
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
