import type { ShownPicture } from '../shortlist/shownPictures.ts';

export const shownPicture = {
  project: 'pale-ash',
  picture: '01',
  note: '',
  slug: 'pale-ash',
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
} satisfies ShownPicture;
