import { ENQUIRY_KEPT_MS } from '../../content/business-constants.ts';
import {
  readBrowserStorage,
  removeFromBrowserStorage,
  writeBrowserStorage,
} from '../../stores/browserStorage.ts';
import { WAITING } from '../hasWaiting.ts';

/** An enquiry that did not leave and is sent by itself. */
export interface WaitingEnquiry {
  /** The idempotency key of every attempt. */
  key: string;
  /** When it was pressed, in milliseconds since 1970. */
  at: number;
  fields: [name: string, text: string][];
}

/** Another tab may have changed them, so every change begins with what is stored. */
export function readWaiting(): WaitingEnquiry[] {
  try {
    const stored: unknown = JSON.parse(readBrowserStorage('localStorage', WAITING) ?? '[]');
    return (Array.isArray(stored) ? stored : []).filter(isWaiting).filter(isFresh);
  } catch {
    return [];
  }
}

/** Replaces one with the same key. @returns whether it is stored: a browser may refuse */
export function addWaiting(enquiry: WaitingEnquiry): boolean {
  return store([...readWaiting().filter(({ key }) => key !== enquiry.key), enquiry]);
}

export function removeWaiting(key: string): void {
  store(readWaiting().filter((enquiry) => enquiry.key !== key));
}

export function fieldOf({ fields }: WaitingEnquiry, name: string): string | undefined {
  return fields.find(([known]) => known === name)?.[1];
}

function store(enquiries: WaitingEnquiry[]): boolean {
  if (enquiries.length > 0) return writeBrowserStorage('localStorage', WAITING, JSON.stringify(enquiries));
  removeFromBrowserStorage('localStorage', WAITING);
  return true;
}

function isFresh({ at }: WaitingEnquiry): boolean {
  const age = Date.now() - at;
  return age >= 0 && age < ENQUIRY_KEPT_MS;
}

function isWaiting(entry: unknown): entry is WaitingEnquiry {
  if (!(entry instanceof Object && 'key' in entry && 'at' in entry && 'fields' in entry)) return false;
  const { key, at, fields } = entry;
  return typeof key === 'string' && typeof at === 'number' && Array.isArray(fields) && fields.every(isField);
}

function isField(field: unknown): field is [string, string] {
  return Array.isArray(field) && field.length === 2 && field.every((part) => typeof part === 'string');
}
