import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager, In } from 'typeorm';
import { Admin } from './admin.entity.js';

@Injectable()
export class AdminEmails {
  constructor(private readonly database: DataSource) {}

  /** @returns addresses by id, without those of removed accounts */
  async byId(
    ids: string[],
    manager: EntityManager = this.database.manager,
  ): Promise<ReadonlyMap<string, string>> {
    const admins = await manager.find(Admin, { select: { id: true, email: true }, where: { id: In(ids) } });
    return new Map(admins.map(({ id, email }) => [id, email]));
  }

  /** @returns names by id, or the address of who has given none */
  async namesById(ids: string[]): Promise<ReadonlyMap<string, string>> {
    const select = { id: true, email: true, name: true } as const;
    const admins = await this.database.manager.find(Admin, { select, where: { id: In(ids) } });
    return new Map(admins.map(({ id, email, name }) => [id, name || email]));
  }
}
