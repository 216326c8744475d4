import { Injectable } from '@nestjs/common';
import { PostNamesRepository } from '../blog/post-names.repository.js';
import { ProjectNames } from '../projects/project-names.js';
import { sitePages } from './site-pages.js';
import { Suggestions } from './suggestions.js';

/** Older ones are seldom meant. */
const MAX_POSTS = 2000;

/** Suggestions among the pages that are on the site now. */
@Injectable()
export class PageSuggestions {
  constructor(
    private readonly posts: PostNamesRepository,
    private readonly projects: ProjectNames,
  ) {}

  async load(): Promise<Suggestions> {
    const [posts, projects] = await Promise.all([this.posts.newest(MAX_POSTS), this.projects.all()]);
    return new Suggestions([
      ...projects.map(({ slug, title }) => ({ path: `/projects/${slug}`, title })),
      ...sitePages,
      ...posts.map(({ slug, heading }) => ({ path: `/blog/${slug}`, title: heading })),
    ]);
  }
}
