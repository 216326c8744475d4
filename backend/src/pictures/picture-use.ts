import type { DataSource, EntityManager } from 'typeorm';
import type { Actor } from '../audit/audit-log.js';

export interface PicturePlace {
  kind: 'blog' | 'project' | 'version' | 'draft' | 'enquiry' | 'setting';
  id: number | string;
  title: string;
  /** "picture 1", "in the text". */
  where: string;
  /** Below /admin. */
  path: string;
  /** False of what lies in a bin, and of what only keeps a picture. */
  canChange: boolean;
  /** The only account that may know its title. */
  ownedBy?: string;
}

/** A place after a save. */
export interface SavedPlace {
  kind: 'blog' | 'project';
  id: number;
  version: number;
}

/** A picture of the library in the place of another one. */
export interface Replacement {
  old: string;
  src: string;
  alt: string;
  is_decorative: boolean;
  focal_x: number;
  focal_y: number;
}

/**
 * A feature that shows stored pictures provides one; all are asked before a picture is removed. A picture is named as
 * stored, or, when it came with the site, as its `src`.
 */
export abstract class PictureUse {
  /**
   * SQL: `src` of every picture that stands on the site or in an unsaved draft, once for each place. A use without it
   * only keeps the files: staff may take such a picture out of the library.
   */
  readonly placed?: string;

  abstract shows(manager: EntityManager, name: string): Promise<boolean>;
  /** The names of all pictures that are shown, in batches; a name may come more than once. */
  abstract names(database: DataSource): AsyncIterable<string[]>;

  async places(_manager: EntityManager, _name: string): Promise<PicturePlace[]> {
    return [];
  }

  /** Saves the place as staff would. @throws HttpException when the place stays as it was */
  async replaceIn(_place: PicturePlace, _picture: Replacement, _actor: Actor): Promise<SavedPlace> {
    throw new Error('Nothing can be replaced here.');
  }
}
