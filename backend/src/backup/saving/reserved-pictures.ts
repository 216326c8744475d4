import { type Client, escapeIdentifier } from 'pg';
import { z } from 'zod';
import { LOCK_PICTURES } from '../../pictures/lock-pictures.js';
import { hasPicture, tablesWithPictures } from '../pictures-in-use.js';

/** Longer than a backup takes; it counts only when this process dies in the middle. */
const CLAIM_HOURS = 6;
/** Postgres has places for some 6,400 locks by default. */
const MAX_LOCKS = 500;
const claimRows = z.array(z.object({ id: z.string(), name: z.string() }));
type Claim = z.infer<typeof claimRows>[number];

export class ReservedPictures {
  private claims: Claim[] = [];

  constructor(private readonly client: Client) {}

  async reserve(names: string[]): Promise<void> {
    for (const some of batches(names)) {
      await this.locked(some, async () => {
        const { rows } = await this.client.query(
          `INSERT INTO picture_claim (name, keep_until, in_editor)
           SELECT name, now() + make_interval(hours => $2), false FROM unnest($1::text[]) AS name
           RETURNING id::text, name`,
          [some, CLAIM_HOURS],
        );
        this.claims.push(...claimRows.parse(rows));
      });
    }
  }

  /** Never throws: claims run out by themselves, and a written backup must not fail by them. */
  async release(): Promise<void> {
    try {
      const shown = (await tablesWithPictures(this.client)).map(
        (table) =>
          `EXISTS (SELECT FROM ${escapeIdentifier(table)} WHERE ${hasPicture(table, 'picture_claim.name')})`,
      );
      for (const some of batches(this.claims)) {
        const ids = some.map(({ id }) => id);
        const names = some.map(({ name }) => name);
        await this.locked(names, async () => {
          await this.client.query(
            `DELETE FROM picture_claim WHERE id = ANY($1::bigint[])
             AND (${shown.join(' OR ')})`,
            [ids],
          );
          await this.client.query(
            'UPDATE picture_claim SET keep_until = now() WHERE id = ANY($1::bigint[])',
            [ids],
          );
        });
      }
    } catch (error) {
      process.stderr.write(`The claims of the pictures are left to run out: ${String(error)}\n`);
    }
  }

  private async locked(names: string[], work: () => Promise<void>): Promise<void> {
    await this.client.query('BEGIN');
    await this.client.query(LOCK_PICTURES, [names]);
    await work();
    await this.client.query('COMMIT');
  }
}

function* batches<T>(all: T[]): Generator<T[]> {
  for (let start = 0; start < all.length; start += MAX_LOCKS) yield all.slice(start, start + MAX_LOCKS);
}
