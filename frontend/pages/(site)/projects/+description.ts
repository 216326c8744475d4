import { projectsPage } from '../../../content/projects.ts';
import { site } from '../../../content/site.ts';

export const description = projectsPage.intro ?? site.brand.claim;
