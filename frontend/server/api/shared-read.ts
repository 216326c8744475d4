/** A change shows after this time, and the backend is asked so often. */
const SHARED_MS = 250;
const MAX_WAIT_MS = 1000;

/** What every page needs: one read for all requests, and the last good answer while the backend is away or slow. */
export class SharedRead<Answer> {
  private readonly read: () => Promise<Answer>;
  private reading: Promise<Answer> | undefined;
  private isReading = false;
  private reads = 0;
  private startedAt = -Infinity;
  private last: Answer | undefined;

  constructor(read: () => Promise<Answer>) {
    this.read = read;
  }

  /** @throws when it fails, or takes too long, before there was a good answer */
  async get(): Promise<Answer> {
    const age = performance.now() - this.startedAt;
    const reading = this.reading && (this.isReading || age < SHARED_MS) ? this.reading : this.start();
    if (!this.isReading && this.last !== undefined) return this.last;
    const left = Math.max(0, this.startedAt + MAX_WAIT_MS - performance.now());
    try {
      return await Promise.race([reading, tooLate(left)]);
    } catch (error) {
      if (this.last === undefined) throw error;
      return this.last;
    }
  }

  /** The next call reads again, even when a read is under way: that may have begun before the change. */
  expire(): void {
    this.startedAt = -Infinity;
    this.isReading = false;
  }

  private start(): Promise<Answer> {
    this.startedAt = performance.now();
    this.isReading = true;
    this.reads += 1;
    this.reading = this.readOnce(this.reads);
    return this.reading;
  }

  private async readOnce(number: number): Promise<Answer> {
    try {
      const answer = await this.read();
      if (number === this.reads) this.last = answer;
      return answer;
    } finally {
      if (number === this.reads) this.isReading = false;
    }
  }
}

function tooLate(milliseconds: number): Promise<never> {
  return new Promise((_resolve, reject) => {
    setTimeout(() => reject(new Error('It did not answer in time.')), milliseconds).unref();
  });
}
