import type { LibraryPicture } from '../../api/wire.gen.ts';

export const libraryPicture: LibraryPicture = {
  id: 7,
  src: 'uploads/0123456789abcdef0123456789abcdef-1600x900.webp',
  origin: 'uploaded',
  file_name: 'oak.jpg',
  alt: '',
  is_decorative: false,
  focal_x: 50,
  focal_y: 50,
  width: 1600,
  height: 900,
  bytes: 1,
  added_at: '2026-11-23T00:00:00Z',
  use_count: 1,
};
