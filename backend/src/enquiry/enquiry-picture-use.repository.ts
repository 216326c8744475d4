import { Injectable } from '@nestjs/common';
import type { DataSource, EntityManager } from 'typeorm';
import { z } from 'zod';
import { queryRows } from '../database/query-rows.js';
import { isPictureFile, nameInPath, picturePath } from '../pictures/picture-name.js';
import { type PicturePlace, PictureUse } from '../pictures/picture-use.js';

const countRow = z.object({ count: z.int() });
const srcRow = z.object({ src: z.string() });

/** Of shortlists: a picture may leave its project while an enquiry about it is kept. */
@Injectable()
export class EnquiryPictureUse extends PictureUse {
  async shows(manager: EntityManager, name: string): Promise<boolean> {
    return (await this.count(manager, name)) > 0;
  }

  async *names(database: DataSource): AsyncIterable<string[]> {
    const sql = `SELECT DISTINCT src #>> '{}' AS src FROM enquiry, jsonb_path_query(shortlist, '$[*].src') AS src`;
    yield (await queryRows(database, srcRow, sql)).flatMap(({ src }) => nameInPath(src) ?? []);
  }

  override async places(manager: EntityManager, name: string): Promise<PicturePlace[]> {
    const count = await this.count(manager, name);
    if (count === 0) return [];
    const title = count === 1 ? 'An enquiry' : `${count} enquiries`;
    return [{ kind: 'enquiry', id: 'enquiries', title, where: '', path: '', canChange: false }];
  }

  private async count(manager: EntityManager, name: string): Promise<number> {
    const src = isPictureFile(`${name}.webp`) ? picturePath(name) : name;
    const sql = 'SELECT count(*)::int AS count FROM enquiry WHERE shortlist @> $1::jsonb';
    return (await queryRows(manager, countRow, sql, [JSON.stringify([{ src }])]))[0]?.count ?? 0;
  }
}
