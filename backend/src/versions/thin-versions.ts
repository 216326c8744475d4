import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import { BACKGROUND } from '../database/background.js';
import { PictureClaims } from '../pictures/picture-claims.js';
import { studio } from '../studio/studio.js';
import { SavedVersionRepository } from './saved-version.repository.js';

/** Of each post, project and section of words, however old they are. */
const NEWEST = 50;
/** Beyond so many one a day stays, so that a post has at most this and a year of days. */
const UNDILUTED = 200;

@Injectable()
export class ThinVersions {
  constructor(
    @InjectDataSource(BACKGROUND) private readonly database: DataSource,
    private readonly versions: SavedVersionRepository,
    private readonly claims: PictureClaims,
  ) {}

  async run(): Promise<void> {
    const limits = { newest: NEWEST, period: studio.retention.versions, undiluted: UNDILUTED };
    const pictures = await this.database.transaction(async (manager) => {
      const lost = await this.versions.thin(manager, limits);
      await this.claims.commit(manager, undefined, { lost });
      return lost;
    });
    await this.claims.removeUnused(pictures);
  }
}
