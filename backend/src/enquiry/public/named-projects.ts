import { Injectable, Logger } from '@nestjs/common';
import { PostNamesRepository } from '../../blog/post-names.repository.js';
import { type NamedProject, ProjectNames } from '../../projects/project-names.js';
import type { Enquiry } from '../enquiry.entity.js';
import type { ShortlistedPicture } from '../shortlist.schema.js';
import type { NewEnquiry } from './enquiry.schema.js';
import type { KeptPicture } from './kept-pictures.schema.js';

/** Titles, captions and pictures are the site's own, never the visitor's. */
export type NamedInEnquiry = Pick<
  Enquiry,
  'projectSlug' | 'projectTitle' | 'shortlist' | 'postSlug' | 'postTitle'
>;

@Injectable()
export class NamedProjects {
  private readonly logger = new Logger(NamedProjects.name);

  constructor(
    private readonly projects: ProjectNames,
    private readonly posts: PostNamesRepository,
  ) {}

  /** What is not on the site is left out, and what cannot be read: no reason to refuse an enquiry. */
  async of({ project, post, shortlist = [] }: NewEnquiry): Promise<NamedInEnquiry> {
    const named = project ? await this.unlessItFails(this.projects.bySlug([project])) : undefined;
    const about = named?.get(project ?? '');
    const keptIn = shortlist.map((kept) => kept.project);
    const known = await this.unlessItFails(this.projects.kept(keptIn));
    const read = post ? await this.unlessItFails(this.posts.bySlug(post)) : undefined;
    const pictures = shortlist.flatMap((kept) => shortlisted(kept, known?.get(kept.project)));
    return {
      projectSlug: about?.slug ?? null,
      projectTitle: about?.title ?? null,
      shortlist: pictures.length > 0 ? pictures : null,
      postSlug: read?.slug ?? null,
      postTitle: read?.heading ?? null,
    };
  }

  private async unlessItFails<Read>(reading: Promise<Read>): Promise<Read | undefined> {
    try {
      return await reading;
    } catch (error) {
      this.logger.error(error, 'An enquiry goes without what it names');
      return undefined;
    }
  }
}

function shortlisted(
  { picture, note }: KeptPicture,
  project: NamedProject | undefined,
): ShortlistedPicture[] {
  const index = project?.pictures.findIndex(({ key }) => key === picture) ?? -1;
  const found = project?.pictures[index];
  if (!project || !found) return [];
  const { slug, title } = project;
  const caption = found.caption || found.alt;
  return [{ project: slug, title, picture, number: index + 1, src: found.src, caption, note }];
}
