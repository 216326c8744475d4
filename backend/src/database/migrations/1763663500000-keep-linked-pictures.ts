import type { MigrationInterface, QueryRunner } from 'typeorm';

const LINK = String.raw`&lt;a href=&quot;(?:https?://[^/&]+)?/api/uploads/([0-9a-f]{32}-[0-9]{1,5}x[0-9]{1,5})(?:-[0-9]+)?\.(?:webp|avif)`;

/** A picture that a text links to is shown there. Links that led nowhere before would be missed in every backup. */
export class KeepLinkedPictures1763663500000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      UPDATE blog_post SET pictures = pictures || linked.names FROM (
        SELECT post.id, array_agg(DISTINCT found[1]) AS names
        FROM blog_post AS post, regexp_matches(description, '${LINK}', 'g') AS found
        WHERE found[1] <> ALL (post.pictures)
          AND EXISTS (SELECT FROM library_picture WHERE src = 'uploads/' || found[1] || '.webp')
        GROUP BY post.id
      ) AS linked WHERE linked.id = blog_post.id
    `);
  }

  async down(): Promise<void> {}
}
