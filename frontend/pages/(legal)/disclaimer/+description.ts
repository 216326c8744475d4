import { legal } from '../../../content/legal.ts';

export const description = legal.disclaimer.sections[0]?.p[0] ?? legal.disclaimer.title;
