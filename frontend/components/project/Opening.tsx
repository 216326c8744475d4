import { projectPage } from '../../content/projectPage.ts';
import type { Project } from '../../api/wire.gen.ts';
import { banners } from '../../content/media.ts';
import { Banner } from '../Banner.tsx';
import { pictureOf } from './pictureOf.ts';
import { projectSlot } from './projectSlot.ts';

const { home, projects } = projectPage.crumbs;

export function Opening({ project }: { project: Project }) {
  const { title, place, opening, cover } = project;
  const picture = pictureOf(project, opening ?? cover) ?? project.pictures[0];
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
