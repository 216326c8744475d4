import { expect, test } from 'vitest';
import { keptWords } from './keptWords.ts';
import type { KeptState } from './useKeptText.ts';

const at = Date.parse('2026-11-20T14:31:00+05:30');

const cases: [string, KeptState, string, string][] = [
  ['nothing yet', { copy: {}, server: {} }, 'Unsaved changes', 'plain'],
  ['on the server', { copy: { savedAt: at }, server: { savedAt: at } }, 'Draft saved at 14:31', 'safe'],
  [
    'only on this device',
    { copy: { savedAt: at }, server: { savedAt: 0, problem: 'away' } },
    'Saved on this device at 14:31, not yet on the server',
    'plain',
  ],
  [
    'only on the server, because the device is full',
    { copy: { problem: 'no room' }, server: { savedAt: at } },
    'Draft saved at 14:31. This device has no room for a copy.',
    'safe',
  ],
  [
    'nowhere',
    { copy: { problem: 'no room' }, server: { problem: 'away' } },
    'This device has no room to keep your changes. Please save them.',
    'problem',
  ],
  [
    'only on this device, because the server refuses it',
    { copy: { savedAt: at }, server: { problem: 'refused' } },
    'Saved on this device at 14:31. The server cannot keep it as a draft.',
    'plain',
  ],
  [
    'only on this device, because the session is over',
    { copy: { savedAt: at }, server: { problem: 'signed out' } },
    'Saved on this device at 14:31. You are signed out: sign in again to keep it on the server.',
    'plain',
  ],
  [
    'files nowhere, because the device is full',
    { copy: { areFilesLost: true, savedAt: at }, server: { savedAt: at } },
    'This device has no room to keep the chosen pictures. Please save them.',
    'problem',
  ],
  [
    'on the server, but its files nowhere',
    { copy: { areFilesLost: true, problem: 'no room' }, server: { savedAt: at } },
    'This device has no room to keep the chosen pictures. Please save them.',
    'problem',
  ],
];

test.each(cases)('what is kept %s is said to be', (_where, kept, text, look) => {
  expect(keptWords(kept)).toEqual({ text, look });
});
