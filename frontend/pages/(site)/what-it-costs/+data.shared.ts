import type { PageContext } from 'vike/types';
import { apiClientOf } from '../../../api/apiClientOf.ts';
import { orUnavailable } from '../../../api/orUnavailable.ts';
import { getProjectCosts } from '../../../api/projectCosts.ts';
import type { Comparable } from '../../../api/wire.gen.ts';
import type { Answers } from '../../../content/costRange.ts';
import { readAnswers } from './readAnswers.ts';

export interface Data {
  finished: Comparable[];
  asked: Answers;
}

export async function data(pageContext: PageContext): Promise<Data> {
  const finished = await orUnavailable(getProjectCosts(apiClientOf(pageContext)));
  return { finished, asked: readAnswers(pageContext.urlParsed.search) };
}
