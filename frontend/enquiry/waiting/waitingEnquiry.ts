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
  /** Files that were chosen stay behind. */
  hasFiles?: boolean | undefined;
}

/** Another tab may have changed them, so every change begins with what is stored. */
export const readWaitingEnquiries = (): WaitingEnquiry[] => readStored().filter(isFresh);

export const findWaiting = (key: string) => readWaitingEnquiries().find((enquiry) => enquiry.key === key);

/** @returns whether one was kept for too long */
export function dropExpired(): boolean {
  const stored = readStored();
  const fresh = stored.filter(isFresh);
  if (fresh.length === stored.length) return false;
  return store(fresh);
}

function readStored(): WaitingEnquiry[] {
  try {
    const stored: unknown = JSON.parse(readBrowserStorage('localStorage', WAITING) ?? '[]');
    return (Array.isArray(stored) ? stored : []).filter(isWaiting);
  } catch {
    return [];
  }
}

/** Replaces one with the same key. @returns whether it is stored: a browser may refuse */
export function addWaiting(enquiry: WaitingEnquiry): boolean {
  return store([...readWaitingEnquiries().filter(({ key }) => key !== enquiry.key), enquiry]);
}

export function removeWaiting(key: string): void {
  store(readWaitingEnquiries().filter((enquiry) => enquiry.key !== key));
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
  // A clock that was set back makes it no older.
  return Math.abs(Date.now() - at) < ENQUIRY_KEPT_MS;
}

function isWaiting(entry: unknown): entry is WaitingEnquiry {
  if (!(entry instanceof Object && 'key' in entry && 'at' in entry && 'fields' in entry)) return false;
  const { key, at, fields } = entry;
  return typeof key === 'string' && typeof at === 'number' && Array.isArray(fields) && fields.every(isField);
}

function isField(field: unknown): field is [string, string] {
  return Array.isArray(field) && field.length === 2 && field.every((part) => typeof part === 'string');
}
