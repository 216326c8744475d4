import { ApiError, isUnauthorized } from '../../api/ApiError.ts';
import type { DraftBody } from '../../api/adminDrafts.ts';
import { newUuid } from '../../api/newUuid.ts';

const SEND_INTERVAL_MS = 5000;
const MAX_RETRY_MS = 60_000;
/** Bytes that browsers still send for a page that closes, less room for headers. */
const MAX_KEEPALIVE_BYTES = 60_000;
/** The server is busy, or took too long: the same text can be sent again. */
const PASSING = [408, 429];

type DraftProblem = 'away' | 'signed out' | 'refused';

export interface DraftState {
  /** When the server last stored something. */
  savedAt?: number;
  problem?: DraftProblem;
}

export interface DraftCalls {
  put: (
    sent: { draft: string; revision: number; body: DraftBody },
    keepalive: boolean,
  ) => Promise<{ revision: number; saved_at: string }>;
  remove: (draft: string) => Promise<unknown>;
  tell: (state: DraftState) => void;
}

export interface DraftPlace {
  draft: string;
  revision: number;
}

const NOT_READ = '';

const newPlace = (): DraftPlace => ({ draft: newUuid(), revision: 0 });

/** The draft of one open editor on the server: one call at a time, and the newest text wins. */
export class ServerDraft {
  readonly #calls: DraftCalls;
  #place: DraftPlace;
  #body: DraftBody | undefined;
  /** What the server has taken, or will not take. */
  #settled: string | undefined;
  #savedAt: number | undefined;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #failures = 0;
  #isSending = false;
  #sent = Promise.resolve();
  #isLeft = false;

  /** @param place of the draft that is carried on with */
  constructor(calls: DraftCalls, place?: DraftPlace) {
    this.#calls = calls;
    this.#place = place ? { ...place } : newPlace();
    if (place) this.#settled = NOT_READ;
  }

  get id(): string {
    return this.#place.draft;
  }

  /** @param body undefined when nothing is unsaved */
  keep(body: DraftBody | undefined): void {
    this.#isLeft = false;
    this.#body = body;
    this.#sendLater();
  }

  /** @param isClosing whether the page may be gone before the answer */
  sendNow(isClosing = false): Promise<void> {
    this.#stopTimer();
    if (!this.#isSending && this.#text() !== this.#settled) this.#sent = this.#send(isClosing);
    return this.#sent;
  }

  /** After a save. */
  forget(): void {
    this.#body = undefined;
    void this.sendNow();
  }

  /** Sends what is left; nothing is tried again where no editor is. */
  leave(): Promise<void> {
    this.#isLeft = true;
    return this.sendNow(true);
  }

  async #send(isClosing: boolean): Promise<void> {
    const text = this.#text();
    this.#isSending = true;
    if (this.#body && text !== undefined) await this.#put(this.#body, text, isClosing);
    else this.#remove();
    this.#isSending = false;
    if (this.#text() === this.#settled) return;
    if (!this.#isLeft) this.#sendLater();
    else if (this.#failures === 0 || !this.#body) await this.#send(isClosing);
  }

  async #put(body: DraftBody, text: string, isClosing: boolean): Promise<void> {
    const keepalive = isClosing && new Blob([text]).size < MAX_KEEPALIVE_BYTES;
    try {
      const { revision, saved_at } = await this.#calls.put({ ...this.#place, body }, keepalive);
      this.#place.revision = revision;
      this.#savedAt = Date.parse(saved_at);
      this.#settle(text);
    } catch (error) {
      this.#fail(error, text);
    }
  }

  #fail(error: unknown, text: string): void {
    const status = error instanceof ApiError ? error.status : 0;
    if (status === 409) {
      this.#place = newPlace();
      this.#settled = undefined;
      this.#failures = 0;
    } else if (status >= 400 && status < 500 && !isUnauthorized(error) && !PASSING.includes(status)) {
      this.#settle(text, 'refused');
    } else {
      this.#failures += 1;
      this.#settled = NOT_READ;
      this.#tell(isUnauthorized(error) ? 'signed out' : 'away');
    }
  }

  /** A draft that stays by a failure is removed when it is next read: it says what is saved. */
  #remove(): void {
    const { draft, revision } = this.#place;
    if (revision > 0 || this.#settled === NOT_READ) void this.#calls.remove(draft).catch(() => undefined);
    this.#place = newPlace();
    this.#savedAt = undefined;
    this.#settle(undefined);
  }

  #settle(text: string | undefined, problem?: DraftProblem): void {
    this.#settled = text;
    this.#failures = 0;
    this.#tell(problem);
  }

  #tell(problem: DraftProblem | undefined): void {
    this.#calls.tell({
      ...(this.#savedAt !== undefined && { savedAt: this.#savedAt }),
      ...(problem && { problem }),
    });
  }

  #text(): string | undefined {
    return this.#body && JSON.stringify(this.#body);
  }

  #sendLater(): void {
    const delay = Math.min(SEND_INTERVAL_MS * 2 ** Math.max(this.#failures - 1, 0), MAX_RETRY_MS);
    this.#timer ??= setTimeout(() => void this.sendNow(), delay);
  }

  #stopTimer(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
  }
}
