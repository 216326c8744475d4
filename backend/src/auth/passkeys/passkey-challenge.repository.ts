import { Injectable } from '@nestjs/common';
import { DataSource, LessThan } from 'typeorm';
import { z } from 'zod';
import { queryRows } from '../../database/query-rows.js';
import { PasskeyChallenge } from './passkey-challenge.entity.js';
import { CHALLENGE_MS } from './relying-party.js';

const challengeRow = z.object({ challenge: z.string() });
const TAKE = `
  DELETE FROM passkey_challenge WHERE id = $1 AND admin_id IS NOT DISTINCT FROM $2 AND expires_at > now()
  RETURNING challenge`;

@Injectable()
export class PasskeyChallengeRepository {
  constructor(private readonly database: DataSource) {}

  async keep(challenge: string, adminId: string | null): Promise<string> {
    const expiresAt = new Date(Date.now() + CHALLENGE_MS);
    const { id } = await this.database.manager.save(PasskeyChallenge, { challenge, adminId, expiresAt });
    return id;
  }

  /** Once. @returns undefined for a challenge of somebody else, too */
  async take(id: string, adminId: string | null): Promise<string | undefined> {
    const [row] = await queryRows(this.database, challengeRow, TAKE, [id, adminId]);
    return row?.challenge;
  }

  async removeExpired(): Promise<void> {
    await this.database.manager.delete(PasskeyChallenge, { expiresAt: LessThan(new Date()) });
  }
}
