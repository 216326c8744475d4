import { Injectable } from '@nestjs/common';
import { AdminEmails } from '../auth/admin-emails.js';
import type { DraftQuery, OthersPresent, PresenceForm } from './drafts.schema.js';
import { PresenceRepository } from './presence.repository.js';
import { WriteRate } from './write-rate.js';

@Injectable()
export class PresenceService {
  constructor(
    private readonly presence: PresenceRepository,
    private readonly emails: AdminEmails,
    private readonly rate: WriteRate,
  ) {}

  /** @throws TooManyRequests */
  async see(form: PresenceForm, adminId: string): Promise<OthersPresent['data']> {
    this.rate.take(`presence ${adminId}`);
    await this.presence.see(form, adminId);
    return this.others(form, adminId);
  }

  async others(thing: DraftQuery, adminId: string): Promise<OthersPresent['data']> {
    const others = await this.presence.others(thing, adminId);
    const names = await this.emails.namesById(others.map((other) => other.admin_id));
    return others.flatMap(({ admin_id, since, typed_at }) => {
      const name = names.get(admin_id);
      return name === undefined ? [] : { name, since, typed_at };
    });
  }

  async leave(editor: string, adminId: string): Promise<void> {
    await this.presence.remove(editor, adminId);
  }
}
