import { Injectable } from '@nestjs/common';
import type { DataSource, EntityManager } from 'typeorm';
import { type PicturePlace, PictureUse } from '../pictures/picture-use.js';
import { sitePictures } from './site-pictures.js';

/** Pages that come with the site: their photographs are files of the build, and change with it. */
@Injectable()
export class SitePictureUse extends PictureUse {
  override readonly placed = `SELECT src FROM (VALUES ${sitePictures()
    .map(({ src }) => `('${src}')`)
    .join(', ')}) AS site (src)`;

  async shows(_manager: EntityManager, name: string): Promise<boolean> {
    return sitePictures().some(({ src }) => src === name);
  }

  /** None of them is stored. */
  async *names(_database: DataSource): AsyncIterable<string[]> {
    yield [];
  }

  override async places(_manager: EntityManager, name: string): Promise<PicturePlace[]> {
    return sitePictures()
      .filter(({ src }) => src === name)
      .map(({ src, page, path }) => ({
        kind: 'setting',
        id: src,
        title: page,
        where: '',
        path,
        canChange: false,
      }));
  }
}
