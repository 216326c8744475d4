import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { shownPicture } from '../test/shownPicture.ts';
import { NotedRow } from './NotedRow.tsx';

vi.mock('../stores/dataLight.ts', () => ({ useIsLight: () => false }));

const picture = { ...shownPicture, project: 'working-name', slug: 'public-name' };

test('the heading of a kept picture leads to the present address of its project', () => {
  const row = renderToStaticMarkup(
    <NotedRow picture={picture} wasPutBack={false} onRemove={() => undefined} />,
  );
  expect(row).toContain('<a href="/projects/public-name">Pale Ash</a>');
});
