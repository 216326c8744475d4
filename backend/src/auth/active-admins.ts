import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager, IsNull } from 'typeorm';
import { Admin } from './admin.entity.js';

export interface ActiveAdmin {
  id: string;
  /** Or the address of who has given none. */
  name: string;
}

/** Those who may sign in. */
@Injectable()
export class ActiveAdmins {
  constructor(private readonly database: DataSource) {}

  /** Those of one name with their addresses. */
  async all(): Promise<ActiveAdmin[]> {
    const admins = await this.database.manager.find(Admin, { where: { blockedAt: IsNull() } });
    const isShared = (name: string) => admins.filter((admin) => admin.name === name).length > 1;
    return admins.map((admin) => {
      const { id, name } = toActiveAdmin(admin);
      return { id, name: isShared(name) ? `${name} (${admin.email})` : name };
    });
  }

  async find(manager: EntityManager, id: string): Promise<ActiveAdmin | undefined> {
    const admin = await manager.findOneBy(Admin, { id, blockedAt: IsNull() });
    return admin ? toActiveAdmin(admin) : undefined;
  }

  /** So that nobody blocks or removes the account before the transaction ends. @throws where that was done already */
  async lock(manager: EntityManager, id: string): Promise<void> {
    await manager.findOneOrFail(Admin, {
      where: { id, blockedAt: IsNull() },
      lock: { mode: 'pessimistic_write' },
    });
  }
}

function toActiveAdmin({ id, name, email }: Admin): ActiveAdmin {
  return { id, name: name === '' ? email : name };
}
