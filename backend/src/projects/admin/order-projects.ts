import { ConflictException, Injectable } from '@nestjs/common';
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

  /** @param ids of all that are not in the bin @throws 409 when somebody has added or deleted one meanwhile */
  async run(ids: number[], actor: Actor): Promise<void> {
    const before = await this.database.transaction(async (manager) => {
      await this.projects.lockOrder(manager);
      const present = await this.projects.idsInOrder(manager);
      if (!isSameSet(present, ids))
        throw new ConflictException(
          'A project was added or deleted after you had opened the list. Please load it again.',
        );
      if (present.every((id, index) => id === ids[index])) return ids;
      await this.projects.order(manager, ids);
      await this.audit.record(manager, {
        actor,
        action: 'projects put in order',
        subjectType: 'project',
        subjectId: null,
        subject: 'Projects',
      });
      return present;
    });
    if (before !== ids) this.pages.refreshMoved(before, ids);
  }
}

function isSameSet(present: number[], ids: number[]): boolean {
  const wanted = new Set(ids);
  return ids.length === present.length && present.every((id) => wanted.has(id));
}
