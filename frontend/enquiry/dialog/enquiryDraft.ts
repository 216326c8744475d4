import {
  readBrowserStorage,
  removeFromBrowserStorage,
  writeBrowserStorage,
} from '../../stores/browserStorage.ts';

const KEY = 'enquiryDraft';
const FIELDS: string[] = ['type', 'name', 'phone', 'email', 'line'];

export type EnquiryDraft = Partial<Record<'type' | 'name' | 'phone' | 'email' | 'line', string>>;

export const draftOfForm = (form: FormData) => draftFrom(Object.fromEntries(form));

/** The consent is not part of it: it must be given each time. */
export function readDraft(): EnquiryDraft {
  try {
    return draftFrom(JSON.parse(readBrowserStorage('sessionStorage', KEY) ?? '{}'));
  } catch {
    return {};
  }
}

/** By hand: a schema would load its library whenever the enquiry opens. */
function draftFrom(stored: unknown): EnquiryDraft {
  const entries = Object.entries(stored instanceof Object ? stored : {});
  return Object.fromEntries(
    entries.filter(([name, value]) => FIELDS.includes(name) && typeof value === 'string'),
  );
}

export function saveDraft(form: HTMLFormElement): void {
  writeBrowserStorage('sessionStorage', KEY, JSON.stringify(draftOfForm(new FormData(form))));
}

export const forgetDraft = (): void => removeFromBrowserStorage('sessionStorage', KEY);
