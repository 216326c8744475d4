import { projectsPage } from '../../../content/projects.ts';
import { site } from '../../../content/site.ts';

export const title = `${projectsPage.banner.title} | ${site.brand.name}`;
