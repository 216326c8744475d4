import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { SendingLines } from './SendingLines.tsx';
import { changed, waiting } from './transfers.ts';

const words = new File(['words'], 'words.txt', { type: 'text/plain' });
const waits = [waiting('a', 'library', words)];
const refused = changed(waits, 'a', { state: 'refused', reason: 'It is no picture.' });

const ignore = () => undefined;

function shown(transfers: typeof refused): string {
  const sending = {
    transfers,
    unsent: [],
    isSending: false,
    choose: ignore,
    leaveOut: ignore,
    sendAgain: ignore,
  };
  return renderToStaticMarkup(<SendingLines sending={sending} place="library" arrived={() => ''} />);
}

test('a file that was refused is not shown as a picture', () => {
  expect(shown(waits)).toContain('<img');
  expect(shown(refused)).toContain('It is no picture.');
  expect(shown(refused)).not.toContain('<img');
});
