import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A repeated request with the same key adds no second post. */
export class AddPostKey1763650700000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE blog_post ADD add_key text');
    await runner.query('CREATE INDEX blog_post_add_key_idx ON blog_post (add_key) WHERE add_key IS NOT NULL');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE blog_post DROP add_key');
  }
}
