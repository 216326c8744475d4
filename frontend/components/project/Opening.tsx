import { projectPage } from '../../content/projectPage.ts';
import type { Project } from '../../api/wire.gen.ts';
import { banners } from '../../content/media.ts';
import { Banner } from '../Banner.tsx';
import { pictureOf } from './pictureOf.ts';
import { projectSlot } from './projectSlot.ts';

const { home, projects } = projectPage.crumbs;

/** The picture at the top of its page. */
export function openingOf(project: Project) {
  return pictureOf(project, project.opening ?? project.cover) ?? project.pictures[0];
}

export function Opening({ project }: { project: Project }) {
  const { title, place } = project;
  const picture = openingOf(project);
  const crumbs = [{ label: home, href: '/' }, { label: projects, href: '/projects' }, { label: title }];
  return (
    <Banner
      title={title}
      place={place}
      crumbs={crumbs}
      slot={picture ? projectSlot(picture) : banners.projects}
    />
  );
}
