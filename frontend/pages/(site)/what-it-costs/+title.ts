import type { PageContext } from 'vike/types';
import { costWords } from '../../../content/range.ts';
import { site } from '../../../content/site.ts';
import { readAnswers } from './readAnswers.ts';

export const title = ({ urlParsed }: PageContext): string =>
  `${costWords.title[readAnswers(urlParsed.search).type]} | ${site.brand.name}`;
