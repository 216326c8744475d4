import type { PageContextServer } from 'vike/types';
import { ApiUnavailable } from '../../../api/apiClient.ts';
import { newIdempotencyKey } from '../../../api/newIdempotencyKey.ts';

export type Data = Awaited<ReturnType<typeof data>>;

export async function data(pageContext: PageContextServer) {
  const refused = pageContext.refusedEnquiry;
  const { search } = pageContext.urlParsed;
  const project = refused?.project ?? search['project'];
  return {
    key: refused?.key ?? newIdempotencyKey(),
    refused,
    project,
    about: project && (await titleOf(project, pageContext)),
    values: refused?.values ?? { message: await questionIn(search) },
  };
}

/** From the page of what it costs, without script. */
async function questionIn(search: Record<string, string>): Promise<string | undefined> {
  if (!search['grade']) return undefined;
  const { questionIn: question } = await import('../what-it-costs/questionIn.ts');
  return question(search);
}

/** An enquiry can be sent without it. */
async function titleOf(project: string, { apiClient }: PageContextServer): Promise<string | undefined> {
  const { getProject } = await import('../../../api/projects.ts');
  try {
    return (await getProject(project, apiClient))?.data.title;
  } catch (error) {
    if (error instanceof ApiUnavailable) return undefined;
    throw error;
  }
}
