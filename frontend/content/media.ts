export { about as aboutPictures, banners, thankYou as thankYouPicture } from './media.json';

/** A place for a picture: its photograph, what it shows, and the point that stays in view when it is cropped. */
export type Slot = {
  src: string;
  alt: string;
  focus: string;
  /** Of an uploaded picture. */
  bytes?: number | undefined;
};
