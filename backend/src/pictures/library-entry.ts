import type { FocalPoint } from './picture.js';

/** A picture as it comes into the library; what is there already stays, but blank words are filled in. */
export interface LibraryEntry {
  src: string;
  fileName?: string;
  alt?: string;
  isDecorative?: boolean;
  focus?: FocalPoint;
}

export interface ShippedPicture extends LibraryEntry {
  width: number;
  height: number;
}

/** Whose act it is, and what the files of new pictures weigh, by name. */
export interface Entering {
  by?: string | null;
  bytes?: ReadonlyMap<string, number>;
}
