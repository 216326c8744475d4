import * as z from 'zod';
import { text } from './text.ts';

export const gallerySchema = z.strictObject({
  label: text,
  kind: text,
  slide: text,
  prev: text,
  next: text,
  open: text,
  picture: text,
  position: text,
  counter: text,
  zoom: text,
  close: text,
});
export type GalleryContent = z.infer<typeof gallerySchema>;
