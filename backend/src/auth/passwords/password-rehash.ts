import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { Admin } from '../admin.entity.js';
import { Passwords } from '../passwords.js';

@Injectable()
export class PasswordRehash {
  constructor(
    private readonly database: DataSource,
    private readonly passwords: Passwords,
  ) {}

  /** Of a password that was right. Two sign-ins may do it at once: the later one takes the hash of the first. */
  async ifNeeded(admin: Admin, password: string): Promise<void> {
    if (!this.passwords.needsRehash(admin.passwordHash)) return;
    const { id, passwordHash: before } = admin;
    const passwordHash = await this.passwords.hash(password);
    const { manager } = this.database;
    const { affected } = await manager.update(Admin, { id, passwordHash: before }, { passwordHash });
    const stored = affected === 1 ? passwordHash : (await manager.findOneBy(Admin, { id }))?.passwordHash;
    if (stored && (affected === 1 || (await this.passwords.matches(password, stored))))
      admin.passwordHash = stored;
  }
}
