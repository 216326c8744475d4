import { expect, test } from 'vitest';
import { admin } from '../../content/admin/admin.ts';

const { who, act } = admin.versions;
const saved = { saved_by: 'sana@studio.example', device: 'Chrome', act: 'changed', moved_to: null } as const;
const sentence = (version: Parameters<typeof who>[0]) => `${who(version)} ${act(version)}`;

test.each([
  [{}, 'sana@studio.example saved'],
  [{ moved_to: 'draft' }, 'sana@studio.example took it off the site'],
  [{ moved_to: 'published' }, 'sana@studio.example put it on the site'],
  [{ moved_to: 'published', act: 'restored' }, 'sana@studio.example put an older one back'],
  [{ saved_by: null }, 'Somebody who has left saved'],
  [{ saved_by: null, device: '', act: 'found' }, 'The website had this before'],
  [{ device: '', act: 'found' }, 'sana@studio.example saved'],
] as const)('a version of %j says: %s', (part, words) => {
  expect(sentence({ ...saved, ...part })).toBe(words);
});
