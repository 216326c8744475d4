import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { SendingLines } from './SendingLines.tsx';
import { changed, waiting } from './transfers.ts';

const words = new File(['words'], 'words.txt', { type: 'text/plain' });
const waits = [waiting('a', 'library', words)];
const refused = changed(waits, 'a', { state: 'refused', reason: 'It is no picture.' });

const ignore = () => undefined;

function shown(transfers: typeof refused, hasOthersSeen = false): string {
  const sending = {
    transfers,
    unsent: [],
    isSending: false,
    choose: ignore,
    leaveOut: ignore,
    sendAgain: ignore,
  };
  return renderToStaticMarkup(
    <SendingLines sending={sending} place="library" arrived={() => ''} hasOthersSeen={hasOthersSeen} />,
  );
}

test('a file that was refused is not shown as a picture', () => {
  expect(shown(waits)).toContain('<img');
  expect(shown(refused)).toContain('It is no picture.');
  expect(shown(refused)).not.toContain('<img');
});

const picture = (id: string) => waiting(id, 'library', words);
const [oak, elm, ash] = [picture('oak'), picture('elm'), picture('ash')];
const isIn = { state: 'in' } as const;
const isKnown = { state: 'in', known: 'Already in the library as oak.jpg.' } as const;

test.each([
  [[], 'Sending 3 pictures. 0 are in.'],
  [[isIn, isIn], 'Sending 3 pictures. 2 are in.'],
  [[isIn, isIn, isIn], '3 pictures are in.'],
  [[isIn, { state: 'refused' }, { state: 'refused' }], '1 picture is in, 2 were not taken.'],
  [[isIn, isKnown, { state: 'refused' }], '1 picture is in, 1 was there already, 1 was not taken.'],
  [[isKnown, isKnown, { state: 'refused' }], '2 pictures were there already, 1 was not taken.'],
  [[{ state: 'refused' }, { state: 'refused' }, { state: 'refused' }], '3 pictures were not taken.'],
] as const)('the line above says how the sending stands, case %#', (states, said) => {
  const lines = [oak, elm, ash].map((one, at) => ({ ...one, ...states[at] }));
  expect(shown(lines)).toContain(`<output>${said}</output>`);
});

test('the line above counts also those that are in and are not listed any more', () => {
  const lines = shown(
    [
      { ...oak, ...isIn },
      { ...elm, ...isIn },
      { ...ash, ...isKnown },
    ],
    true,
  );
  expect(lines).toContain('2 pictures are in, 1 was there already.');
  expect(lines.match(/<li/g)).toHaveLength(1);
});

test('how much has been sent is said only while it is being sent', () => {
  const sending = { state: 'sends', status: { progress: 1, isWaiting: false } } as const;
  expect(shown([{ ...oak, ...sending }])).toContain(' MB');
  expect(
    shown([
      { ...oak, ...isIn },
      { ...elm, state: 'refused' },
    ]),
  ).not.toContain(' MB');
});
