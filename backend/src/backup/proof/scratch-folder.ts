import { mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { MARK, type Scratch } from './scratch.js';

const FOLDER = 'scratch';
const OWNER_ONLY_FOLDER = 0o700;

export class ScratchFolder implements Scratch {
  readonly path: string;
  readonly name: string;

  constructor(dataDir: string) {
    this.path = join(dataDir, FOLDER);
    this.name = `The scratch folder ${this.path}`;
  }

  async isEmpty(): Promise<boolean> {
    return (await this.list()).length === 0;
  }

  async hasMark(): Promise<boolean> {
    return (await this.list()).includes(MARK);
  }

  async mark(): Promise<void> {
    await mkdir(this.path, { recursive: true, mode: OWNER_ONLY_FOLDER });
    await writeFile(join(this.path, MARK), '');
  }

  async empty(): Promise<void> {
    for (const name of await this.list())
      if (name !== MARK) await rm(join(this.path, name), { recursive: true });
  }

  async unmark(): Promise<void> {
    await rm(this.path, { recursive: true });
  }

  private async list(): Promise<string[]> {
    try {
      return await readdir(this.path);
    } catch (error) {
      if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return [];
      throw error;
    }
  }
}
