import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What is there already becomes a version before its next save. */
export class KeepVersionsOfSections1763663560000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      'ALTER TABLE saved_version ADD section text REFERENCES content_section ON DELETE CASCADE',
    );
    await runner.query(
      `CREATE UNIQUE INDEX saved_version_section_number_key ON saved_version (section, number)
       WHERE section IS NOT NULL`,
    );
    await oneOwner(runner, 'post_id, project_id, section');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DELETE FROM saved_version WHERE section IS NOT NULL');
    await oneOwner(runner, 'post_id, project_id');
    await runner.query('ALTER TABLE saved_version DROP section');
  }
}

async function oneOwner(runner: QueryRunner, columns: string): Promise<void> {
  await runner.query(`
    ALTER TABLE saved_version DROP CONSTRAINT saved_version_owner_check,
      ADD CONSTRAINT saved_version_owner_check CHECK (num_nonnulls(${columns}) = 1)
  `);
}
