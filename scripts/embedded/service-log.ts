import {
  closeSync,
  copyFileSync,
  globSync,
  mkdirSync,
  openSync,
  rmSync,
  statSync,
  truncateSync,
} from 'node:fs';
import { basename, dirname, join } from 'node:path';
import retention from '../../studio/retention.json' with { type: 'json' };

const HOUR_MS = 60 * 60 * 1000;
const DAY_MS = 24 * HOUR_MS;
const PERIOD_DAYS = Number.parseInt(retention.logs);

/** A file for each day, the present one without the day in its name, deleted when the studio's period is over. */
export class ServiceLog {
  readonly file: string;
  private day: string;

  constructor(file: string) {
    this.file = file;
    mkdirSync(dirname(file), { recursive: true });
    closeSync(openSync(file, 'a', 0o600));
    this.day = dayOf(statSync(file).mtimeMs);
    this.turnUnlessFull();
    setInterval(() => this.turnUnlessFull(), HOUR_MS).unref();
  }

  get size(): number {
    return statSync(this.file).size;
  }

  /** A full disk is no reason to stop the site. */
  private turnUnlessFull(): void {
    try {
      this.turn(Date.now());
    } catch (error) {
      console.error(`${this.file} could not be put aside:`, error);
    }
  }

  /** The program goes on with the same open file, which is emptied. */
  turn(now: number): void {
    const isNewDay = this.day !== dayOf(now);
    const folder = dirname(this.file);
    const old = globSync(`${basename(this.file)}.*`, { cwd: folder }).filter(
      (name) => statSync(join(folder, name)).mtimeMs < now - (PERIOD_DAYS - 1) * DAY_MS,
    );
    // First, for they make room.
    for (const name of old) rmSync(join(folder, name));
    if (isNewDay) {
      if (this.size > 0) copyFileSync(this.file, `${this.file}.${this.day}`);
      truncateSync(this.file);
      this.day = dayOf(now);
    }
    if (isNewDay || old.length > 0)
      console.log(`Retention: ${old.length} of ${basename(this.file)} older than ${retention.logs} deleted`);
  }
}

const dayOf = (moment: number): string => new Date(moment).toISOString().slice(0, 10);
