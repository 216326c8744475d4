import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiError } from '../../api/ApiError.ts';
import type { DraftBody } from '../../api/adminDrafts.ts';
import { type DraftState, ServerDraft } from './ServerDraft.ts';

const body = (content: string): DraftBody => ({ kind: 'blog', id: 7, based_on: 3, content });

/** A server with one row for each draft, as another device sees it too. */
class FakeServer {
  rows = new Map<string, { revision: number; body: DraftBody }>();
  sent: { content: unknown; draft: string; keepalive: boolean }[] = [];
  failure: unknown;
  answering: Promise<void> = Promise.resolve();
  state: DraftState = {};

  calls = {
    put: async (
      { draft, revision, body: sent }: { draft: string; revision: number; body: DraftBody },
      keepalive: boolean,
    ) => {
      this.sent.push({ content: sent.content, draft, keepalive });
      await this.answering;
      if (this.failure) throw this.failure;
      if ((this.rows.get(draft)?.revision ?? 0) !== revision) throw new ApiError(409, {});
      this.rows.set(draft, { revision: revision + 1, body: sent });
      return { revision: revision + 1, saved_at: '2026-11-20T09:01:00.000Z' };
    },
    remove: async (draft: string) => this.rows.delete(draft),
    tell: (state: DraftState) => {
      this.state = state;
    },
  };

  answer = () => {};

  get texts() {
    return this.sent.map(({ content }) => content);
  }

  /** Until `answer` is called. */
  hold() {
    this.answering = new Promise((resolve) => {
      this.answer = resolve;
    });
  }
}

let server: FakeServer;
let draft: ServerDraft;
const seconds = (count: number) => vi.advanceTimersByTimeAsync(count * 1000);

beforeEach(() => {
  vi.useFakeTimers();
  server = new FakeServer();
  draft = new ServerDraft(server.calls);
});
afterEach(() => {
  vi.useRealTimers();
});

it('has sent the newest text once it says that it has left', async () => {
  draft.keep(body('one'));
  server.hold();
  void draft.sendNow();
  draft.keep(body('one two'));
  const left = draft.leave();
  server.answer();
  await left;
  expect(server.texts).toEqual(['one', 'one two']);
});

describe('the draft of an editor', () => {
  it('is sent once in five seconds however fast somebody types, with the newest text', async () => {
    for (let letters = 1; letters <= 100; letters += 1) {
      draft.keep(body('a'.repeat(letters)));
      await vi.advanceTimersByTimeAsync(100);
    }
    expect(server.texts).toEqual(['a'.repeat(50), 'a'.repeat(100)]);
    expect(server.state).toEqual({ savedAt: Date.parse('2026-11-20T09:01:00.000Z') });
  });

  it('is not sent again while nothing changes', async () => {
    draft.keep(body('Oak'));
    await seconds(5);
    draft.keep(body('Oak'));
    await seconds(600);
    expect(server.texts).toEqual(['Oak']);
  });

  it('is sent at once when the page is hidden, so that a closed tab loses nothing', async () => {
    draft.keep(body('Oak'));
    await draft.sendNow(true);
    expect(server.sent).toEqual([{ content: 'Oak', draft: draft.id, keepalive: true }]);
  });

  it('is not entrusted to a closing page when it is larger than browsers take', async () => {
    draft.keep(body('ओ'.repeat(30_000)));
    await draft.sendNow(true);
    expect(server.sent).toMatchObject([{ keepalive: false }]);
  });

  it('never overtakes itself: what is typed meanwhile follows the answer', async () => {
    server.hold();
    draft.keep(body('Oak'));
    await seconds(5);
    draft.keep(body('Oak and linen'));
    await seconds(30);
    expect(server.texts).toEqual(['Oak']);
    server.answer();
    await seconds(5);
    expect(server.texts).toEqual(['Oak', 'Oak and linen']);
    expect(server.rows.size).toBe(1);
  });

  it('is tried again, less and less often, until a restarted server takes it', async () => {
    server.failure = new TypeError('fetch failed');
    draft.keep(body('Oak'));
    await seconds(5);
    expect(server.state.problem).toBe('away');
    await seconds(5 + 10 + 20 + 40 + 60);
    expect(server.sent).toHaveLength(6);
    server.failure = undefined;
    await seconds(60);
    expect(server.rows.get(draft.id)?.body).toEqual(body('Oak'));
    expect(server.state.problem).toBeUndefined();
  });

  it('waits for a new session, and goes then', async () => {
    server.failure = new ApiError(401, {});
    draft.keep(body('Oak'));
    await seconds(5);
    expect(server.state.problem).toBe('signed out');
    server.failure = undefined;
    await draft.sendNow();
    expect(server.rows.get(draft.id)?.body).toEqual(body('Oak'));
  });

  it('that the server refuses is not sent again before it changes', async () => {
    server.failure = new ApiError(413, {});
    draft.keep(body('Too long'));
    await seconds(600);
    expect(server.texts).toEqual(['Too long']);
    expect(server.state.problem).toBe('refused');
    server.failure = undefined;
    draft.keep(body('Shorter'));
    await seconds(5);
    expect(server.texts).toEqual(['Too long', 'Shorter']);
  });

  it('goes on under a new name when another device has carried on with it', async () => {
    draft.keep(body('From the phone'));
    await seconds(5);
    const first = draft.id;
    const desk = new ServerDraft(server.calls, { draft: first, revision: 1 });
    desk.keep(body('From the desk'));
    await seconds(5);
    draft.keep(body('From the phone, later'));
    await seconds(10);
    expect([...server.rows.values()].map((row) => row.body)).toEqual([
      body('From the desk'),
      body('From the phone, later'),
    ]);
    expect(draft.id).not.toBe(first);
  });

  it('is removed after a save, also one that is on its way', async () => {
    server.hold();
    draft.keep(body('Oak'));
    await seconds(5);
    draft.forget();
    void draft.leave();
    server.answer();
    await seconds(0);
    expect(server.sent).toHaveLength(1);
    expect(server.rows.size).toBe(0);
  });

  it('that was carried on with is removed after a save, also when nothing was typed in between', async () => {
    draft.keep(body('From the phone'));
    await seconds(5);
    const desk = new ServerDraft(server.calls, { draft: draft.id, revision: 1 });
    desk.keep(body('From the phone'));
    desk.forget();
    await seconds(0);
    expect(server.rows.size).toBe(0);
  });

  it('is removed after a save, also one whose answer was lost', async () => {
    draft.keep(body('Oak'));
    server.failure = new TypeError('fetch failed');
    server.rows.set(draft.id, { revision: 1, body: body('Oak') });
    await seconds(5);
    draft.forget();
    await seconds(0);
    expect(server.rows.size).toBe(0);
  });

  it('is removed after a save, also when its last words fail on their way', async () => {
    draft.keep(body('Oak'));
    await seconds(5);
    server.hold();
    server.failure = new ApiError(429, {});
    draft.keep(body('Oak and linen'));
    await seconds(5);
    draft.forget();
    const left = draft.leave();
    server.answer();
    await left;
    expect(server.texts).toEqual(['Oak', 'Oak and linen']);
    expect(server.rows.size).toBe(0);
  });

  it('is removed when everything was taken back', async () => {
    draft.keep(body('Oak'));
    await seconds(5);
    draft.keep(undefined);
    await seconds(5);
    expect(server.rows.size).toBe(0);
    expect(server.state).toEqual({});
  });

  it('of an editor that was left is sent once, and not tried again', async () => {
    server.failure = new TypeError('fetch failed');
    draft.keep(body('Oak'));
    void draft.leave();
    await seconds(600);
    expect(server.texts).toEqual(['Oak']);
  });
});
