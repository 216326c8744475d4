import { renderToStaticMarkup } from 'react-dom/server';
import { beforeEach, afterEach, expect, test, vi } from 'vitest';
import { ShareProof } from './ShareProof.tsx';

beforeEach(() => vi.stubGlobal('location', new URL('https://studio.example/admin')));
afterEach(() => vi.unstubAllGlobals());

const proof = (card?: { address: string; width: number; height: number; bytes: number }) =>
  renderToStaticMarkup(
    <ShareProof
      path={['blog', 'oak']}
      title="Oak"
      description=""
      card={card}
      picture="/oak.webp"
      focus={{ x: 20, y: 70 }}
    />,
  );

test('a picture that has no card yet is shown around its focal point', () => {
  expect(proof()).toContain('--focus:20% 70%');
});

test('a card is shown whole', () => {
  expect(proof({ address: '/card.jpg', width: 1200, height: 630, bytes: 1 })).not.toContain('--focus');
});
