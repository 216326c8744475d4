import { legal } from '../../../content/legal.ts';

export const { description } = legal.privacy;
