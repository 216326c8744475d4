import type { PageContext } from 'vike/types';
import { site } from '../../../../content/site.ts';
import type { Data } from './+data.ts';

export const title = ({ data: { project } }: PageContext<Data>) =>
  project.meta_title || `${[project.title, project.place].filter(Boolean).join(', ')} | ${site.brand.name}`;
