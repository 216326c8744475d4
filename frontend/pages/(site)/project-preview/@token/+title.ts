import type { PageContext } from 'vike/types';
import { preview } from '../../../../content/preview.ts';
import type { Data } from './+data.ts';

export const title = ({ data }: PageContext<Data>) => `${preview.title} ${data.project.title}`;
