import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import { type Actor, AuditLog } from '../../audit/audit-log.js';
import { ProjectRepository } from '../project.repository.js';
import { ProjectPages } from './project-pages.js';

@Injectable()
export class OrderProjects {
  constructor(
    @InjectDataSource() private readonly database: DataSource,
    private readonly projects: ProjectRepository,
    private readonly audit: AuditLog,
    private readonly pages: ProjectPages,
  ) {}

  /** What somebody has added meanwhile comes last. @param wished ids; those that are gone are left out */
  async run(wished: number[], actor: Actor): Promise<void> {
    const [before, after] = await this.database.transaction(async (manager) => {
      await this.projects.lockOrder(manager);
      const present = await this.projects.idsInOrder(manager);
      const ids = inWishedOrder(present, wished);
      if (present.every((id, index) => id === ids[index])) return [present, present];
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

function inWishedOrder(present: number[], wished: number[]): number[] {
  const place = new Map(wished.map((id, index) => [id, index]));
  const rank = (id: number) => place.get(id) ?? wished.length;
  return present.toSorted((one, other) => rank(one) - rank(other));
}
