import type { PageContext } from 'vike/types';
import type { Data } from './+data.ts';

export const description = ({ data: { project } }: PageContext<Data>) =>
  project.meta_description || project.lead || project.summary || project.title;
