import { projectsPage } from '../../../content/projects.ts';
import { site } from '../../../content/site.ts';

export const title = `${projectsPage.cta} | ${site.brand.name}`;
