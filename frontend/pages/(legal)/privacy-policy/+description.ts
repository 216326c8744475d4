import { legal } from '../../../content/legal.ts';

export const description = legal.privacy.sections[0]?.p[0] ?? legal.privacy.title;
