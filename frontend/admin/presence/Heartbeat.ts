import type { Colleague } from '../../api/adminPresence.ts';

const BEAT_MS = 20_000;

export interface HeartbeatCalls {
  send: (typed: boolean) => Promise<Colleague[]>;
  end: () => Promise<unknown>;
  tell: (others: Colleague[]) => void;
}

/** Says that somebody is in an editor, and learns who else is, while it is looked at. */
export class Heartbeat {
  readonly #calls: HeartbeatCalls;
  #timer: ReturnType<typeof setInterval> | undefined;
  #hasTyped = false;

  constructor(calls: HeartbeatCalls) {
    this.#calls = calls;
  }

  start(): void {
    if (this.#timer !== undefined) return;
    this.#keepBeating();
    void this.#beat();
  }

  stop(): void {
    if (this.#timer === undefined) return;
    clearInterval(this.#timer);
    this.#timer = undefined;
    void this.#end();
  }

  /** Before the session ends: whoever stays after all is there again with the next beat. */
  async leave(): Promise<void> {
    if (this.#timer === undefined) return;
    clearInterval(this.#timer);
    this.#keepBeating();
    await this.#end();
  }

  type(): void {
    this.#hasTyped = true;
  }

  #keepBeating(): void {
    this.#timer = setInterval(() => void this.#beat(), BEAT_MS);
  }

  /** Without it the server forgets after a minute. */
  async #end(): Promise<void> {
    await this.#calls.end().catch(() => undefined);
  }

  async #beat(): Promise<void> {
    const typed = this.#hasTyped;
    this.#hasTyped = false;
    try {
      this.#calls.tell(await this.#calls.send(typed));
    } catch {
      // It is not known who is there.
      this.#calls.tell([]);
      this.#hasTyped ||= typed;
    }
  }
}
