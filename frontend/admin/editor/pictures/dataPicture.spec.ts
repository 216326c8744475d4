import { expect, test } from 'vitest';
import { dataPicture } from './dataPicture.ts';

test('a picture in its own address becomes a file of its kind', async () => {
  const file = dataPicture('data:image/png;base64,AQID');
  expect(file?.type).toBe('image/png');
  expect([...new Uint8Array((await file?.arrayBuffer()) ?? new ArrayBuffer())]).toEqual([1, 2, 3]);
});

test.each([
  'https://example.com/a.png',
  'data:text/html;base64,AQID',
  'data:image/png,abc',
  'data:image/png;base64,A',
])('%s is no such picture', (address) => {
  expect(dataPicture(address)).toBeUndefined();
});
