import { randomInt } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager, IsNull } from 'typeorm';
import { Passwords } from '../passwords.js';
import { RecoveryCode } from './recovery-code.entity.js';

const COUNT = 10;
/** Without what is mistaken for another: 0 O, 1 I L, U. */
const LETTERS = '23456789ABCDEFGHJKMNPQRSTVWXYZ';
const HALF = 4;

export interface NewRecoveryCodes {
  /** As they are shown, this once. */
  codes: string[];
  hashes: string[];
}

/** Of 39 bits each, so hashed like passwords: a stolen table must not be guessed through. */
@Injectable()
export class RecoveryCodes {
  constructor(
    private readonly database: DataSource,
    private readonly passwords: Passwords,
  ) {}

  async make(): Promise<NewRecoveryCodes> {
    const codes = Array.from({ length: COUNT }, () => `${half()}-${half()}`);
    const hashes: string[] = [];
    for (const code of codes) hashes.push(await this.passwords.hash(plain(code)));
    return { codes, hashes };
  }

  async store(manager: EntityManager, adminId: string, hashes: string[], isPending = false): Promise<void> {
    await manager.delete(RecoveryCode, { adminId, isPending });
    await manager.insert(
      RecoveryCode,
      hashes.map((codeHash) => ({ adminId, codeHash, isPending })),
    );
  }

  async switchPendingOn(manager: EntityManager, adminId: string): Promise<void> {
    await manager.delete(RecoveryCode, { adminId, isPending: false });
    await manager.update(RecoveryCode, { adminId }, { isPending: false });
  }

  left(adminId: string, manager: EntityManager = this.database.manager): Promise<number> {
    return manager.countBy(RecoveryCode, unused(adminId));
  }

  /** Once for each code, even when it comes twice at the same moment. */
  async take(adminId: string, typed: string): Promise<boolean> {
    const code = plain(typed);
    for (const { id, codeHash } of await this.database.manager.findBy(RecoveryCode, unused(adminId)))
      if (await this.passwords.matches(code, codeHash)) {
        const isUnused = { id, usedAt: IsNull() };
        const { affected } = await this.database.manager.update(RecoveryCode, isUnused, {
          usedAt: new Date(),
        });
        return affected === 1;
      }
    return false;
  }
}

function unused(adminId: string) {
  return { adminId, isPending: false, usedAt: IsNull() };
}

function half(): string {
  return Array.from({ length: HALF }, () => LETTERS.charAt(randomInt(LETTERS.length))).join('');
}

function plain(code: string): string {
  return code.toUpperCase().replaceAll(/[^\dA-Z]/g, '');
}
