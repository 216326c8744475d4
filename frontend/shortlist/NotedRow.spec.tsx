import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { NotedRow } from './NotedRow.tsx';
import type { ShownPicture } from './shownPictures.ts';

vi.mock('../stores/dataLight.ts', () => ({ useIsLight: () => false }));

const picture: ShownPicture = {
  project: 'working-name',
  picture: '01',
  note: '',
  slug: 'public-name',
  title: 'Pale Ash',
  number: 1,
  shown: {
    key: '01',
    src: 'uploads/0123456789abcdef0123456789abcdef-1600x900.webp',
    alt: 'A room',
    caption: '',
    decorative: false,
    focus: { x: 50, y: 50 },
  },
};

test('the heading of a kept picture leads to the present address of its project', () => {
  const row = renderToStaticMarkup(
    <NotedRow picture={picture} wasPutBack={false} onRemove={() => undefined} />,
  );
  expect(row).toContain('<a href="/projects/public-name">Pale Ash</a>');
});
