import { ConflictException, Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import { type Actor, AuditLog } from '../../audit/audit-log.js';
import { ProjectRepository } from '../project.repository.js';
import type { ProjectOrder } from './project-form.schema.js';
import { ProjectPages } from './project-pages.js';

const ORDERED_MEANWHILE =
  'Somebody else has put the projects in order meanwhile, and nothing was overwritten. Please look at their order and move yours once more.';

@Injectable()
export class OrderProjects {
  constructor(
    @InjectDataSource() private readonly database: DataSource,
    private readonly projects: ProjectRepository,
    private readonly audit: AuditLog,
    private readonly pages: ProjectPages,
  ) {}

  /** What somebody has added meanwhile comes last, and what is gone is left out. */
  async run({ ids: wished, before: seen }: ProjectOrder, actor: Actor): Promise<void> {
    const [before, after] = await this.database.transaction(async (manager) => {
      await this.projects.lockOrder(manager);
      const present = await this.projects.idsInOrder(manager);
      const ids = inWishedOrder(present, wished);
      if (present.every((id, index) => id === ids[index])) return [present, present];
      if (seen && !isInOrder(present, seen)) throw new ConflictException({ message: ORDERED_MEANWHILE });
      await this.projects.order(manager, ids);
      await this.audit.record(manager, {
        actor,
        action: 'projects put in order',
        subjectType: 'project',
        subjectId: null,
        subject: 'Projects',
      });
      return [present, ids];
    });
    if (before !== after) this.pages.refreshMoved(before, after);
  }
}

/** Of those that are in both. */
function isInOrder(present: number[], seen: number[]): boolean {
  const [ofNow, ofThen] = [new Set(present), new Set(seen)];
  const now = present.filter((id) => ofThen.has(id));
  return now.join() === seen.filter((id) => ofNow.has(id)).join();
}

function inWishedOrder(present: number[], wished: number[]): number[] {
  const place = new Map(wished.map((id, index) => [id, index]));
  const rank = (id: number) => place.get(id) ?? wished.length;
  return present.toSorted((one, other) => rank(one) - rank(other));
}
