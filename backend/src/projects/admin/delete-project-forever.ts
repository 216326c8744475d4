import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import { type Actor, AuditLog, WEBSITE } from '../../audit/audit-log.js';
import { PictureClaims } from '../../pictures/picture-claims.js';
import { BIN_RETENTION } from '../../publication/bin.js';
import { SavedVersions } from '../../versions/saved-versions.js';
import { ProjectRepository } from '../project.repository.js';
import { projectAct } from './project-act.js';

@Injectable()
export class DeleteProjectForever {
  constructor(
    @InjectDataSource() private readonly database: DataSource,
    private readonly projects: ProjectRepository,
    private readonly versions: SavedVersions,
    private readonly claims: PictureClaims,
    private readonly audit: AuditLog,
  ) {}

  async run(id: number, actor: Actor): Promise<void> {
    const pictures = await this.database.transaction(async (manager) => {
      const project = await this.projects.lock(manager, id, { inBin: true });
      const ofVersions = await this.versions.pictures(manager, { projectId: id });
      const lost = [...new Set([...project.pictures, ...ofVersions])];
      await this.projects.delete(manager, id);
      await this.claims.commit(manager, undefined, { lost });
      await this.audit.record(manager, projectAct(actor, 'project deleted for good', project));
      return lost;
    });
    await this.claims.removeUnused(pictures);
  }

  async emptyBin(): Promise<void> {
    for (const id of await this.projects.idsInBinFor(BIN_RETENTION)) await this.run(id, WEBSITE);
  }
}
