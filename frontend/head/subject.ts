import type { PageContextServer } from 'vike/types';
import type { Slot } from '../content/media.ts';
import { pictureCard } from '../content/pictures.ts';

export interface Subject {
  card: SocialPicture;
  /** For a page below one of the menu. */
  name?: string;
  article?: Article;
  work?: WorkSubject;
}

/** A JPEG of 1200 by 630 pixels that other sites show beside a link. */
export interface SocialPicture {
  path: string;
  alt: string;
}

export interface Article {
  heading: string;
  keywords: string;
  published: string;
  updated: string;
}

/** A finished project. */
export interface WorkSubject {
  title: string;
  place: string;
  year: number | null;
  pictures: { path: string; caption: string }[];
}

declare global {
  namespace Vike {
    interface Config {
      subject?: Subject | ((pageContext: PageContextServer) => Subject);
    }
    interface ConfigResolved {
      subject?: Subject | ((pageContext: PageContextServer) => Subject);
    }
  }
}

export const socialPictureOf = ({ src, alt, focus }: Slot): SocialPicture => ({
  path: pictureCard(src, focus),
  alt,
});

/** @param path of the backend's card below /api/, or "" for none */
export const madeCardOf = (path: string, alt: string, otherwise: Slot): SocialPicture =>
  path ? { path: `/api/${path}`, alt } : socialPictureOf(otherwise);
