import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Whichever way an enquiry goes, the next sweep asks whether its pictures are shown elsewhere. */
export class KeepPicturesOfEnquiries1763663490000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('CREATE INDEX enquiry_shortlist_idx ON enquiry USING gin (shortlist jsonb_path_ops)');
    await runner.query(`
      CREATE FUNCTION release_enquiry_pictures() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        INSERT INTO picture_claim (name, keep_until, in_editor)
        SELECT substring(src #>> '{}' FROM '^uploads/(.*)[.]webp$'), now(), false
        FROM jsonb_path_query(OLD.shortlist, '$[*].src ? (@ like_regex "^uploads/.*[.]webp$")') AS src;
        RETURN NULL;
      END $$
    `);
    await runner.query(`
      CREATE TRIGGER enquiry_pictures_released AFTER DELETE ON enquiry
      FOR EACH ROW WHEN (OLD.shortlist IS NOT NULL) EXECUTE FUNCTION release_enquiry_pictures()
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TRIGGER enquiry_pictures_released ON enquiry');
    await runner.query('DROP FUNCTION release_enquiry_pictures()');
    await runner.query('DROP INDEX enquiry_shortlist_idx');
  }
}
