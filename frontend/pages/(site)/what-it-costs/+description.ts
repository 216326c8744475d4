import { costWords } from '../../../content/range.ts';

export const description = costWords.lead;
