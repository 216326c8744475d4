import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Per cent from the left and the top; null is the middle. */
export class AddFocalPoint1763650600000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE blog_post
        ADD focal_x integer CHECK (focal_x BETWEEN 0 AND 100),
        ADD focal_y integer CHECK (focal_y BETWEEN 0 AND 100),
        ADD mobile_is_cut boolean NOT NULL DEFAULT false
    `);
    // Before this column, the names told: both begin with the hash of their source.
    await runner.query(`
      UPDATE blog_post SET mobile_is_cut = true
      WHERE mb_image <> '' AND left(mb_image, 40) = left(feature_image, 40)
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE blog_post DROP focal_x, DROP focal_y, DROP mobile_is_cut');
  }
}
