type Step = () => Promise<void> | void;

/** Undoes steps in reverse order on Ctrl-C, a signal, or the end of the parent process. */
export class Shutdown {
  private readonly steps: Step[] = [];
  private running: Promise<never> | undefined;

  constructor() {
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => void this.run(0));
    process.on('disconnect', () => void this.run(1));
    // What cannot be written, on a full disk, ends nothing.
    for (const stream of [process.stdout, process.stderr]) stream.on('error', () => {});
  }

  async add(step: Step): Promise<void> {
    if (!this.running) {
      this.steps.push(step);
      return;
    }
    await step();
    await this.running;
  }

  get hasBegun(): boolean {
    return this.running !== undefined;
  }

  run(code: number): Promise<never> {
    this.running ??= this.undo(code);
    return this.running;
  }

  private async undo(code: number): Promise<never> {
    for (const step of this.steps.toReversed()) {
      try {
        await step();
      } catch (error) {
        console.error(error instanceof Error ? error.message : error);
      }
    }
    process.exit(code);
  }
}
