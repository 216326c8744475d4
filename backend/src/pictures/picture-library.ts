import { Injectable } from '@nestjs/common';
import type { ShippedPicture } from './library-entry.js';
import { LibraryEntryRepository } from './library/library-entry.repository.js';

@Injectable()
export class PictureLibrary {
  constructor(private readonly library: LibraryEntryRepository) {}

  /** Photographs that came with the site; those that are there stay as they are. */
  enterShipped(pictures: ShippedPicture[]): Promise<void> {
    return this.library.enterShipped(pictures);
  }

  /** Of those that are described. */
  altTexts(sources: string[]): Promise<Map<string, string>> {
    return this.library.altTexts(sources);
  }

  /** Of the largest file of each picture whose size is known. */
  bytes(sources: string[]): Promise<Map<string, number>> {
    return this.library.bytes(sources);
  }
}

/** SQL for other modules: the known sizes in bytes of the uploaded pictures that an array, `table.column`, names. */
export function bytesInLibrary(names: string): string {
  return `(SELECT coalesce(jsonb_object_agg(src, bytes), '{}') FROM library_picture
    WHERE bytes > 0 AND src IN (SELECT 'uploads/' || name || '.webp' FROM unnest(${names}) AS name))`;
}

/** SQL for other modules: whether the uploaded picture of a name is kept. */
export function isInLibrary(name: string): string {
  return `EXISTS (SELECT FROM library_picture WHERE src = 'uploads/' || ${name} || '.webp')`;
}

/** SQL for other modules: its own words, or those that are kept with the picture. */
export function altOrThatOfLibrary(alt: string, src: string): string {
  return `coalesce(nullif(${alt}, ''), (
    SELECT library_picture.alt FROM library_picture
    WHERE library_picture.src = ${src} AND NOT library_picture.is_decorative), '')`;
}
