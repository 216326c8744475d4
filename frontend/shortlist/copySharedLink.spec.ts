// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import words from '../content/shortlist.json' with { type: 'json' };
import { useMessage } from '../stores/message.ts';
import { copySharedLink } from './copySharedLink.ts';

const pictures = [{ project: 'pale-ash', picture: '01' }];
const writeText = vi.fn<(text: string) => Promise<void>>();

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  useMessage.setState({ message: '' });
});

test.each([
  ['is copied', { clipboard: { writeText: writeText.mockResolvedValue() } }, words.copied],
  [
    'is refused by the browser',
    { clipboard: { writeText: () => Promise.reject(new Error()) } },
    words.notCopied,
  ],
  ['has no clipboard to go to', {}, words.notCopied],
])('it is said when the link %s', async (_how, navigator, sentence) => {
  vi.stubGlobal('navigator', navigator);
  await copySharedLink(pictures);
  expect(useMessage.getState().message).toBe(sentence);
});

test('the link shows the pictures to whoever opens it', async () => {
  vi.stubGlobal('navigator', { clipboard: { writeText } });
  await copySharedLink(pictures);
  expect(writeText).toHaveBeenLastCalledWith(`${location.origin}/shortlist?by=anchor&p=pale-ash.01`);
});
