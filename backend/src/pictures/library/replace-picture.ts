import { ConflictException, HttpException, Injectable, Logger } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import { type Actor, AuditLog } from '../../audit/audit-log.js';
import { toHttpError } from '../../errors/http-error.js';
import { ValidationError } from '../../errors/validation-error.js';
import { PictureUses } from '../claims/picture-uses.js';
import { nameInPath } from '../picture-name.js';
import type { PicturePlace, PictureUse, Replacement, SavedPlace } from '../picture-use.js';
import { LibraryPictures } from './library-pictures.js';
import type { LibraryPicture, PictureReplacement } from './library.schema.js';
import { pictureAct } from './picture-act.js';

const MAX_ATTEMPTS = 3;

interface Replaced {
  /** As they are saved now. */
  replaced: SavedPlace[];
  /** Sentences. */
  failures: string[];
}

/** Place after place, each whole: when one fails the others are replaced, and a repetition goes on with it. */
@Injectable()
export class ReplacePicture {
  private readonly logger = new Logger(ReplacePicture.name);

  constructor(
    @InjectDataSource() private readonly database: DataSource,
    private readonly pictures: LibraryPictures,
    private readonly uses: PictureUses,
    private readonly audit: AuditLog,
  ) {}

  /** @throws ConflictException when no place could be changed */
  async run(id: number, { with: newId, alt }: PictureReplacement, actor: Actor): Promise<Replaced> {
    const [old, chosen] = [await this.pictures.get(id), await this.pictures.get(newId)];
    if (id === newId) throw new ValidationError({ with: 'Please choose another picture.' });
    const replacement = replacementBy(chosen, old, alt);
    const failures: string[] = [];
    const replaced: SavedPlace[] = [];
    for (const { use, places } of await this.places(old.src))
      for (const place of places.filter(({ canChange }) => canChange)) {
        const done = await this.replaceIn(use, { place, replacement, actor });
        if (typeof done === 'string') failures.push(done);
        else replaced.push(done);
      }
    if (replaced.length > 0)
      await this.audit.record(this.database.manager, pictureAct(actor, 'picture replaced', old));
    else if (failures.length > 0) throw new ConflictException({ message: failures.join(' ') });
    return { replaced, failures };
  }

  /** A save of somebody else in between is kept: then the place is read again. @returns what went wrong, as a sentence */
  private async replaceIn(use: PictureUse, work: Work, attempt = 1): Promise<SavedPlace | string> {
    const { place, replacement, actor } = work;
    try {
      return await use.replaceIn(place, replacement, actor);
    } catch (error) {
      if (error instanceof ConflictException && attempt < MAX_ATTEMPTS)
        return this.replaceIn(use, work, attempt + 1);
      if (!(error instanceof HttpException)) {
        this.logger.error(error);
        return `“${place.title}” could not be changed. Please try again.`;
      }
      return `“${place.title}” stays as it was: ${toHttpError(error).body.message}`;
    }
  }

  private places(src: string): ReturnType<PictureUses['placesByUse']> {
    return this.uses.placesByUse(this.database.manager, nameInPath(src) ?? src);
  }
}

function replacementBy(chosen: LibraryPicture, { src: old }: LibraryPicture, typed?: string): Replacement {
  const alt = typed ?? (chosen.is_decorative ? '' : chosen.alt);
  return { ...chosen, old, alt, is_decorative: chosen.is_decorative && alt === '' };
}

interface Work {
  place: PicturePlace;
  replacement: Replacement;
  actor: Actor;
}
