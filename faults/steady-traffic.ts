import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileOf, type StaffClient, slugOf } from '../testing/actors/staff.ts';
import { enquire, enquiryFields, someAddress } from '../testing/actors/visitor.ts';
import { newPicture } from '../testing/pictures.ts';

export interface TrafficTally {
  answers: Record<string, number>;
  /** What was not answered as it should be. */
  failures: string[];
  /** Messages of the enquiries that were acknowledged. */
  enquiries: string[];
}

/** NGINX lets staff send five forms in a second. */
const BETWEEN_SAVES_MS = 700;

/**
 * Visitors, search, enquiries with and without script, and saves with pictures, each one after the other, until told to stop.
 * @param periodOf from one of a kind to the next, in milliseconds, unless the answer takes longer
 */
export function startSteadyTraffic(url: string, staff: StaffClient, periodOf = (_kind: string) => 0) {
  const tally: TrafficTally = { answers: {}, failures: [], enquiries: [] };
  const over = new AbortController();
  const again = async ({ kind, status, work, period = 0 }: Visit): Promise<void> => {
    while (!over.signal.aborted) {
      const next = performance.now() + Math.max(period, periodOf(kind));
      const problem = await problemOf(work, status);
      if (problem) tally.failures.push(`${new Date().toISOString()} ${kind}: ${problem}`);
      else tally.answers[kind] = (tally.answers[kind] ?? 0) + 1;
      await sleep(Math.max(0, next - performance.now()), undefined, { signal: over.signal }).catch(() => {});
    }
  };
  const all = [...reading(url), ...enquiring(url, tally), ...writing(url, staff)].map(again);
  const stop = async (): Promise<TrafficTally> => {
    over.abort();
    await Promise.all(all);
    return tally;
  };
  return { tally, stop };
}

interface Visit {
  kind: string;
  status: number;
  work: () => Promise<Response>;
  period?: number;
}

/** Never from a cache: nobody has asked for these addresses before. */
function reading(url: string): Visit[] {
  const read = (kind: string, path: string): Visit => ({
    kind,
    status: 200,
    work: () => fetch(`${url}${path}anew=${randomUUID()}`),
  });
  return [
    read('page', '/?'),
    read('page of posts', '/blogs?'),
    read('search', '/api/blogsearch?search=teak&'),
    read('list', '/api/blog?page=1&'),
  ];
}

function enquiring(url: string, { enquiries }: TrafficTally): Visit[] {
  const sending = (send: (message: string) => Promise<Response>) => async () => {
    const message = randomUUID();
    const answer = await send(message);
    if (answer.status < 400) enquiries.push(message);
    return answer;
  };
  return [
    { kind: 'enquiry', status: 201, work: sending((message) => enquire(url, message)) },
    {
      kind: 'enquiry without script',
      status: 303,
      work: sending((message) => submitForm(url, message)),
    },
  ];
}

function writing(url: string, staff: StaffClient): Visit[] {
  const picture = newPicture(320, 200);
  const period = BETWEEN_SAVES_MS;
  return [
    {
      kind: 'save with a picture',
      status: 201,
      work: async () => staff.save(randomUUID(), await picture),
      period,
    },
    {
      kind: 'post just saved',
      status: 200,
      work: async () => fetch(`${url}/blog/${await slugOf(await staff.save(randomUUID()))}`),
      period,
    },
    {
      kind: 'picture just sent',
      status: 200,
      work: async () => fetch(url + (await fileOf(await staff.insert(await picture)))),
      period,
    },
  ];
}

async function problemOf(work: () => Promise<Response>, status: number): Promise<string | undefined> {
  try {
    const answer = await work();
    const content = await answer.text();
    return answer.status === status ? undefined : `${answer.status} ${content.slice(0, 200)}`;
  } catch (error) {
    return error instanceof Error ? `${error.message} ${JSON.stringify(error.cause)}` : String(error);
  }
}

function submitForm(url: string, message: string): Promise<Response> {
  return fetch(`${url}/contact-us`, {
    method: 'POST',
    redirect: 'manual',
    headers: { 'X-Forwarded-For': someAddress() },
    body: new URLSearchParams(enquiryFields({ email: `${message}@example.com`, message })),
  });
}
