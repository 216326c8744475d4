import type { PageContextServer } from 'vike/types';
import type { Slot } from '../content/media.ts';
import { pictureCard } from '../content/pictures.ts';

/** What a page tells search engines and other sites about itself, beside its title and description. */
export interface Subject {
  card: Card;
  /** Its name below the page of the menu that it belongs to. */
  name?: string;
  article?: Article;
}

/** A JPEG of 1200 by 630 pixels, shown beside a link to the page, and what is on it. */
export interface Card {
  path: string;
  alt: string;
}

export interface Article {
  heading: string;
  keywords: string;
  published: string;
  updated: string;
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

/** The card made of a studio picture. */
export const cardOf = ({ src, alt }: Pick<Slot, 'src' | 'alt'>): Card => ({ path: pictureCard(src), alt });
