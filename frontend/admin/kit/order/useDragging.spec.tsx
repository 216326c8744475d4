// @vitest-environment jsdom
import { act } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { renderAdmin } from '../../test/renderAdmin.tsx';
import { useDragging } from './useDragging.ts';

const scrolled = vi.fn<(x: number, y: number) => void>();
const ignore = () => undefined;

function Dragged() {
  useDragging(true, { onOver: ignore, onDrop: ignore, onGiveUp: ignore });
  return null;
}

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.useFakeTimers({ toFake: ['requestAnimationFrame', 'cancelAnimationFrame'] });
  vi.stubGlobal('innerHeight', 844);
  vi.stubGlobal('scrollBy', scrolled);
  Object.assign(document, { elementFromPoint: () => null });
  document.body.style.paddingBottom = '60px';
});
afterEach(() => {
  document.body.removeAttribute('style');
  scrolled.mockClear();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function rest(): void {
  for (let frame = 0; frame < 3; frame += 1) vi.advanceTimersToNextFrame();
}

test.each([
  { clientY: 740, ways: [8, 8, 8] },
  { clientY: 400, ways: [] },
  { clientY: 40, ways: [-8, -8, -8] },
])(
  'a finger that rests $clientY pixels below the top scrolls with each frame by $ways',
  ({ clientY, ways }) => {
    const root = renderAdmin(<Dragged />);
    dispatchEvent(new MouseEvent('pointermove', { clientY }));
    rest();
    expect(scrolled.mock.calls.map(([, y]) => y)).toEqual(ways);
    act(() => root.unmount());
    rest();
    expect(scrolled).toHaveBeenCalledTimes(ways.length);
  },
);
