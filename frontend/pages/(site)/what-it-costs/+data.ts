import type { PageContextServer } from 'vike/types';
import { orUnavailable } from '../../../api/orUnavailable.ts';
import { getProjectCosts } from '../../../api/projectCosts.ts';
import type { Comparable } from '../../../api/wire.gen.ts';
import type { Answers } from '../../../content/costRange.ts';
import { readAnswers } from './readAnswers.ts';

export interface Data {
  finished: Comparable[];
  asked: Answers;
}

export async function data(pageContext: PageContextServer): Promise<Data> {
  const finished = await orUnavailable(getProjectCosts(pageContext.apiClient));
  return { finished, asked: readAnswers(pageContext.urlParsed.search) };
}
