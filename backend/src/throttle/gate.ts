/** Lets a few through at a time, the others wait in turn: for work that takes much memory or time. */
export class Gate {
  private free: number;
  private readonly waiting: (() => void)[] = [];

  constructor(places: number) {
    this.free = places;
  }

  get queue(): number {
    return this.waiting.length;
  }

  /** @returns what gives the place back; to be called once */
  async enter(): Promise<() => void> {
    if (this.free > 0) this.free -= 1;
    else await new Promise<void>((enter) => this.waiting.push(enter));
    return () => this.leave();
  }

  async pass<T>(work: () => Promise<T>): Promise<T> {
    const leave = await this.enter();
    try {
      return await work();
    } finally {
      leave();
    }
  }

  /** The place goes straight to the one who has waited longest. */
  private leave(): void {
    const next = this.waiting.shift();
    if (next) next();
    else this.free += 1;
  }
}
