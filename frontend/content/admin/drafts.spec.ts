import { expect, test } from 'vitest';
import { drafts } from './drafts.ts';

test.each([
  [null, 'There is a draft from your phone, just now.', 'The draft from your phone is thrown away.'],
  ['Meera K.', 'There is a draft by Meera K., just now.', 'The draft by Meera K. is thrown away.'],
])('a draft that was handed over from %s is said to be theirs', (writtenBy, offered, dropped) => {
  const origin = { device: 'phone', writtenBy };
  expect([drafts.offer(origin, drafts.now), drafts.dropped(origin)]).toEqual([offered, dropped]);
});
