import { Injectable } from '@nestjs/common';
import type { Actor } from '../../audit/audit-log.js';
import { BinMoves, type BinnedKind } from '../../bin/bin-moves.js';
import { restoredMessage } from '../../bin/restored-message.js';
import { projectKind } from '../project-kind.js';
import { ProjectSlugRepository } from '../project-slug.repository.js';
import type { Project } from '../project.entity.js';
import { ProjectRepository } from '../project.repository.js';
import { AdminProjectReader } from './admin-project-reader.js';
import { projectAct } from './project-act.js';
import type { AdminProject } from './project-admin.schema.js';
import { ProjectPages } from './project-pages.js';
import { projectState } from './project-state.js';

const ownerOf = (projectId: number) => ({ projectId });

@Injectable()
export class ProjectsInBin {
  private readonly binned: BinnedKind<Project>;

  constructor(
    private readonly moves: BinMoves,
    rows: ProjectRepository,
    slugs: ProjectSlugRepository,
    private readonly reader: AdminProjectReader,
    private readonly pages: ProjectPages,
  ) {
    this.binned = { kind: projectKind, rows, slugs, ownerOf, stateOf: projectState, actOf: projectAct };
  }

  async moveIn(id: number, actor: Actor): Promise<void> {
    const beside = await this.pages.beside(id);
    await this.moves.moveIn(this.binned, id, actor);
    this.pages.refresh(id, beside);
  }

  async restore(id: number, actor: Actor): Promise<{ message: string; data: AdminProject }> {
    const before = await this.moves.restore(this.binned, id, actor);
    this.pages.refresh(id);
    const project = await this.reader.byId(id);
    return { message: restoredMessage(projectKind, project, before), data: project };
  }

  async deleteForever(id: number, actor: Actor): Promise<void> {
    await this.moves.deleteForever(this.binned, id, actor);
  }

  async empty(): Promise<void> {
    await this.moves.empty(this.binned);
  }
}
