import { setTimeout } from 'node:timers/promises';
import { type ImageStore, bytesOf } from '../../pictures/image-store.js';

const PAUSES_MS = [1_000, 5_000, 15_000];
const PICTURE_TIMEOUT_MS = 60_000;
const FAILURES_BEFORE_CHECK = 3;
/** As many files as four pictures have: one damaged picture costs no other. */
const MAX_FAILURES_IN_A_ROW = 30;
/** No such picture; a store that answers so is available. */
const NO_PICTURE = 'health-check';

/** Retries reads, and stops asking a store that is away: waiting for each picture would take days. */
export class RetryingStore {
  failure: unknown;
  private failuresInARow = 0;

  constructor(
    private readonly store: ImageStore,
    private readonly pauses = PAUSES_MS,
  ) {}

  get isAway(): boolean {
    return this.failuresInARow >= MAX_FAILURES_IN_A_ROW;
  }

  beside(folder: string): RetryingStore {
    return new RetryingStore(this.store.beside(folder), this.pauses);
  }

  /** Undefined when there is no such file, or when it cannot be read. */
  async read(file: string, pauses = this.pauses): Promise<Buffer | undefined> {
    if (this.isAway) return undefined;
    try {
      const image = await this.store.read(file);
      const content = image && (await bytesOf(image, PICTURE_TIMEOUT_MS));
      this.failuresInARow = 0;
      return content;
    } catch (error) {
      this.failure = error;
      const [pause, ...others] = this.failuresInARow < FAILURES_BEFORE_CHECK ? pauses : [];
      if (pause !== undefined) {
        await setTimeout(pause);
        return this.read(file, others);
      }
      await this.countFailure();
      return undefined;
    }
  }

  private async countFailure(): Promise<void> {
    this.failuresInARow += 1;
    if (this.failuresInARow === FAILURES_BEFORE_CHECK && !(await this.answers()))
      this.failuresInARow = MAX_FAILURES_IN_A_ROW;
  }

  private answers(): Promise<boolean> {
    return this.store.has(NO_PICTURE).then(
      () => true,
      () => false,
    );
  }
}
