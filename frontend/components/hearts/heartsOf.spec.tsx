// @vitest-environment jsdom
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { storePictures } from '../../stores/keptPictures.ts';
import { heartsOf } from './heartsOf.tsx';

const picture = {
  key: '04',
  src: '',
  alt: 'An arch',
  caption: '',
  decorative: false,
  focus: { x: 50, y: 50 },
};

test.each([
  ['An arch', 'Keep picture 1: An arch'],
  ['', 'Keep picture 1'],
])('the heart of a picture that shows "%s" is called "%s"', (alt, name) => {
  const heart = heartsOf({ anchor: 'pale-ash', pictures: [{ ...picture, alt }] })(0, '');
  expect(renderToStaticMarkup(heart)).toContain(`aria-label="${name}"`);
});

test('a picture stays kept when its project gets another slug', () => {
  storePictures([{ project: 'pale-ash', picture: '04', note: '' }]);
  const page = document.createElement('div');
  const project = { slug: 'pale-ash-sector-44', anchor: 'pale-ash', pictures: [picture] };
  flushSync(() => createRoot(page).render(heartsOf(project)(0, '')));
  expect(page.querySelector('button')?.ariaPressed).toBe('true');
});
