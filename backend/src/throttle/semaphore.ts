import { type HttpException, ServiceUnavailableException } from '@nestjs/common';

const TRY_AGAIN_SECONDS = 2;

interface SemaphoreOptions {
  /** The next one is refused at once. */
  maxQueue?: number;
  timeoutMs?: number;
  refusal?: () => HttpException;
}

/** Limits concurrency; first come, first served. */
export class Semaphore {
  private used = 0;
  private readonly waiting = new Set<() => void>();

  constructor(
    private readonly slots: number,
    private readonly options: SemaphoreOptions = {},
  ) {}

  get state(): { used: number; free: number; queue: number } {
    return { used: this.used, free: this.slots - this.used, queue: this.waiting.size };
  }

  /** @returns the release, to be called once. @throws the refusal, or the reason of the signal */
  async acquire(signal?: AbortSignal): Promise<() => void> {
    signal?.throwIfAborted();
    if (this.used < this.slots) this.used += 1;
    else await this.wait(signal);
    if (signal?.aborted) this.release();
    signal?.throwIfAborted();
    return () => this.release();
  }

  async run<T>(work: () => Promise<T>): Promise<T> {
    const release = await this.acquire();
    try {
      return await work();
    } finally {
      release();
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

  private release(): void {
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
