import type { Project } from '../../api/wire.gen.ts';

type Layout = Project['passages'][number]['layout'];

/** Where each picture of a layout stands, in which shape, and as how much of the window's width. */
export const passagePlaces = {
  'text-left': [{ place: 'big right', ratio: 'r-3x2', sizes: '(min-width: 48em) 58vw, 112vw' }],
  'detail-left': [
    { place: 'big', ratio: 'r-3x2', sizes: '(min-width: 48em) 45vw, 112vw' },
    { place: 'tall small', ratio: 'r-4x5', sizes: '(min-width: 48em) 56vw, 112vw' },
  ],
  'wide-left': [
    { place: 'big left', ratio: 'r-3x2', sizes: '(min-width: 48em) 64vw, 112vw' },
    { place: 'small', ratio: 'r-1x1', sizes: '(min-width: 48em) 45vw, 93vw' },
  ],
  'pair-right': [
    { place: 'big right', ratio: 'r-3x2', sizes: '(min-width: 48em) 58vw, 112vw' },
    { place: 'small', ratio: 'r-4x5', sizes: '(min-width: 48em) 45vw, 112vw' },
  ],
} as const satisfies Record<Layout, object[]>;

/** @returns how many pictures a passage of this layout shows */
export const placesIn = (layout: Layout): number => passagePlaces[layout].length;
