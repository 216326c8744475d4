import type { PageContext } from 'vike/types';
import { projectHead } from '../../../../content/projectHead.ts';
import type { Data } from './+data.ts';

export const title = ({ data: { project } }: PageContext<Data>) => projectHead(project).title;
