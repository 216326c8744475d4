import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What visitors attach. `stored_enquiry_file` outlives an erased enquiry until its file has left the store. */
export class CreateEnquiryFile1763661200000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE enquiry_file (
        id         uuid PRIMARY KEY,
        enquiry_id uuid NOT NULL REFERENCES enquiry ON DELETE CASCADE,
        place      integer NOT NULL,
        name       text NOT NULL,
        type       text NOT NULL,
        bytes      integer NOT NULL,
        width      integer,
        height     integer,
        is_kept    boolean NOT NULL
      )
    `);
    await runner.query('CREATE INDEX enquiry_file_enquiry_id_idx ON enquiry_file (enquiry_id)');
    await runner.query(`
      CREATE TABLE stored_enquiry_file (
        id         uuid PRIMARY KEY,
        keep_until timestamptz NOT NULL
      )
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE stored_enquiry_file');
    await runner.query('DROP TABLE enquiry_file');
  }
}
