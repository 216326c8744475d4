import { type HttpException, ServiceUnavailableException } from '@nestjs/common';

const TRY_AGAIN_SECONDS = 2;

interface GateOptions {
  /** How many may wait; the next one is refused at once. */
  maxQueue?: number;
  /** How long one waits before being refused. */
  timeoutMs?: number;
  /** What whoever is refused is told; a sentence with 503 unless given. */
  refusal?: () => HttpException;
}

/** Lets a few through at a time, the others wait in turn: for work that takes much memory or time. */
export class Gate {
  private used = 0;
  /** In the order they came; each is called to enter. */
  private readonly waiting = new Set<() => void>();

  constructor(
    private readonly slots: number,
    private readonly options: GateOptions = {},
  ) {}

  get state(): { used: number; free: number; queue: number } {
    return { used: this.used, free: this.slots - this.used, queue: this.waiting.size };
  }

  /**
   * @param signal takes the one who waits out of the queue
   * @returns what gives the slot back; to be called once
   * @throws the refusal when the queue is full or its time is over, and the reason of the signal
   */
  async enter(signal?: AbortSignal): Promise<() => void> {
    signal?.throwIfAborted();
    if (this.used < this.slots) this.used += 1;
    else await this.wait(signal);
    if (signal?.aborted) this.leave();
    signal?.throwIfAborted();
    return () => this.leave();
  }

  /** @throws what `enter` and `work` throw */
  async pass<T>(work: () => Promise<T>): Promise<T> {
    const leave = await this.enter();
    try {
      return await work();
    } finally {
      leave();
    }
  }

  private async wait(signal?: AbortSignal): Promise<void> {
    const { maxQueue = Infinity, timeoutMs, refusal = busy } = this.options;
    if (this.waiting.size >= maxQueue) throw refusal();
    const waited = new AbortController();
    try {
      await new Promise<void>((resolve, reject) => {
        const giveUp = (reason: unknown) => {
          this.waiting.delete(resolve);
          reject(reason);
        };
        this.waiting.add(resolve);
        signal?.addEventListener('abort', () => giveUp(signal.reason), waited);
        const timer = timeoutMs && setTimeout(() => giveUp(refusal()), timeoutMs);
        waited.signal.addEventListener('abort', () => clearTimeout(timer));
      });
    } finally {
      waited.abort();
    }
  }

  /** The slot goes straight to the one who has waited longest. */
  private leave(): void {
    const [next] = this.waiting;
    if (!next) {
      this.used -= 1;
      return;
    }
    this.waiting.delete(next);
    next();
  }
}

function busy(): HttpException {
  return new ServiceUnavailableException({
    message: 'Too many people are doing this just now. Please try again in a moment.',
    retryAfterSeconds: TRY_AGAIN_SECONDS,
  });
}
