import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import { BACKGROUND } from '../database/background.js';
import { isInLibrary } from '../pictures/picture-library.js';

const LINK = String.raw`&lt;a href=&quot;(?:https?://[^/&]+)?/api/uploads/([0-9a-f]{32}-[0-9]{1,5}x[0-9]{1,5})(?:-[0-9]+)?\.(?:webp|avif)`;

@Injectable()
export class LinkedPictureRepository {
  constructor(@InjectDataSource(BACKGROUND) private readonly database: DataSource) {}

  /** Older servers, which save posts during an upgrade and after a way back, do not count what a text links to. */
  async keep(): Promise<void> {
    await this.database.query(`
      UPDATE blog_post SET pictures = pictures || linked.names FROM (
        SELECT post.id, array_agg(DISTINCT found[1]) AS names
        FROM blog_post AS post, regexp_matches(description, '${LINK}', 'g') AS found
        WHERE found[1] <> ALL (post.pictures) AND ${isInLibrary('found[1]')}
        GROUP BY post.id
      ) AS linked WHERE linked.id = blog_post.id`);
  }
}
