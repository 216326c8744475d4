import { newIdempotencyKey } from '../../api/newIdempotencyKey.ts';
import { ENQUIRY_KEPT_MS } from '../../content/business-constants.ts';
import {
  readBrowserStorage,
  removeFromBrowserStorage,
  writeBrowserStorage,
} from '../../stores/browserStorage.ts';
import { DRAFT } from '../hasWaiting.ts';

/** The consent is not one of them: it must be given each time. */
const FIELDS = ['type', 'name', 'phone', 'email', 'line', 'message'];
const TEXTS = ['line', 'message'];

type Fields = Record<string, string>;

export interface EnquiryDraft {
  /** Milliseconds since 1970. */
  at: number;
  /** So that what is sent again after a reload is one enquiry. */
  key: string;
  fields: Fields;
}

export const readDraft = (): Fields => read()?.fields ?? {};

export const draftKey = (): string | undefined => read()?.key;

export const dropOldDraft = (): void => void read();

/** All forms keep one draft. @param key unless one is kept @returns whether it is stored: a browser may refuse */
export function saveDraft(form: Iterable<[string, unknown]>, key: string): boolean {
  const kept = read();
  const fields = { ...kept?.fields, ...textsOf(form) };
  const draft = { at: Date.now(), key: kept?.key ?? key, fields };
  return writeBrowserStorage('localStorage', DRAFT, JSON.stringify(draft));
}

/** @param key of what was sent: a draft of something else stays @param sent message: a text that is not in it stays, too */
export function forgetDraft(key: string, sent?: string): void {
  const draft = read();
  if (draft?.key !== key) return;
  remove();
  const isUnsent = (name: string) => sent !== undefined && !sent.includes((draft.fields[name] ?? '').trim());
  const left = Object.entries(draft.fields).filter(([name]) => !TEXTS.includes(name) || isUnsent(name));
  if (TEXTS.some(isUnsent)) saveDraft(left, newIdempotencyKey());
}

const remove = (): void => removeFromBrowserStorage('localStorage', DRAFT);

function read(): EnquiryDraft | undefined {
  try {
    return draftFrom(JSON.parse(readBrowserStorage('localStorage', DRAFT) ?? 'null'));
  } catch {
    return undefined;
  }
}

/** By hand: a schema would load its library whenever the enquiry opens. */
function draftFrom(stored: unknown): EnquiryDraft | undefined {
  if (!(stored instanceof Object && 'at' in stored && 'key' in stored && 'fields' in stored))
    return undefined;
  const { at, key, fields } = stored;
  if (typeof at !== 'number' || typeof key !== 'string') return undefined;
  const age = Math.abs(Date.now() - at);
  if (age < ENQUIRY_KEPT_MS) return { at, key, fields: textsOf(Object.entries(fields ?? {})) };
  remove();
  return undefined;
}

function textsOf(entries: Iterable<[string, unknown]>): Fields {
  return Object.fromEntries([...entries].filter(isText));
}

function isText(entry: [string, unknown]): entry is [string, string] {
  return FIELDS.includes(entry[0]) && typeof entry[1] === 'string';
}
