import { expect, test } from 'vitest';
import { clearSession, concernsSession, readRole, readSession, storeRole, storeSession } from './session.ts';

const NOW = 1_763_600_000_000;

function storageWith(entries: Record<string, string>) {
  const kept = new Map(Object.entries(entries));
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
    kept,
  };
}

test('a session is read back as it was kept', () => {
  const storage = storageWith({});
  storeSession(storage, { token: 'abc', expiresAt: NOW + 1 });
  expect(readSession(storage, NOW)).toEqual({ token: 'abc', expiresAt: NOW + 1 });
});

test('the keys are authToken and authExpiry, the expiry in milliseconds', () => {
  const storage = storageWith({});
  storeSession(storage, { token: 'abc', expiresAt: NOW });
  expect(Object.fromEntries(storage.kept)).toEqual({ authToken: 'abc', authExpiry: String(NOW) });
});

test('a session is over at its expiry', () => {
  expect(readSession(storageWith({ authToken: 'abc', authExpiry: String(NOW) }), NOW)).toBeNull();
});

test('a token without an expiry counts as none', () => {
  expect(readSession(storageWith({ authToken: 'abc' }), NOW)).toBeNull();
});

test('an expiry that is no number counts as none', () => {
  expect(readSession(storageWith({ authToken: 'abc', authExpiry: 'soon' }), NOW)).toBeNull();
});

test('an expiry without a token counts as none', () => {
  expect(readSession(storageWith({ authExpiry: String(NOW + 1) }), NOW)).toBeNull();
});

test('clearing removes both keys and leaves others', () => {
  const storage = storageWith({ authToken: 'abc', authExpiry: '1', theme: 'dark' });
  clearSession(storage);
  expect([...storage.kept.keys()]).toEqual(['theme']);
});

test('other tabs are followed when a session key or everything changes', () => {
  expect(['authToken', 'authExpiry', null, 'theme'].map(concernsSession)).toEqual([true, true, true, false]);
});

test('the role that was told is known until the end of the session, and nothing else is taken for one', () => {
  const storage = storageWith({});
  expect(readRole(storage)).toBeUndefined();
  storeRole(storage, 'leads');
  expect(readRole(storage)).toBe('leads');
  clearSession(storage);
  expect(readRole(storage)).toBeUndefined();
  expect(readRole(storageWith({ authRole: 'king' }))).toBeUndefined();
});
