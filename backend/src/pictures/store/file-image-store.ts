import { randomUUID } from 'node:crypto';
import { access, constants, mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { Logger, type OnModuleInit } from '@nestjs/common';
import { ImageStore, ImageStoreUnavailable, type StoredImage } from '../image-store.js';

const OWNER_ONLY = 0o600;
const OWNER_ONLY_FOLDER = 0o700;
/** Longer than any file is written, by this process or another one on the same folder. */
const UNFINISHED_MS = 60 * 60 * 1000;
const UNFINISHED = /^\.[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

export class FileImageStore extends ImageStore implements OnModuleInit {
  private readonly logger = new Logger(FileImageStore.name);

  constructor(private readonly folder: string) {
    super();
  }

  /** Its folder is there from the start; a process that was killed has left unfinished files. */
  async onModuleInit(): Promise<void> {
    try {
      await this.makeFolder();
      const unfinished = (await readdir(this.folder)).filter((name) => UNFINISHED.test(name));
      await Promise.all(unfinished.map((name) => removeIfOld(join(this.folder, name))));
    } catch (error) {
      if (!isAbsent(error)) this.logger.warn(error, 'The folder could not be made ready');
    }
  }

  /** Renamed when it is safely on the disk: nobody ever reads half a picture. */
  async put(file: string, body: Buffer): Promise<void> {
    const unfinished = join(this.folder, `.${randomUUID()}`);
    try {
      await this.makeFolder();
      const handle = await open(unfinished, 'wx', OWNER_ONLY);
      try {
        await handle.writeFile(body);
        await handle.sync();
      } finally {
        await handle.close();
      }
      await rename(unfinished, join(this.folder, file));
    } catch (error) {
      await rm(unfinished, { force: true }).catch(() => undefined);
      throw new ImageStoreUnavailable(error);
    }
  }

  async read(file: string): Promise<StoredImage | undefined> {
    try {
      const handle = await open(join(this.folder, file));
      const { size } = await handle.stat();
      return { body: handle.createReadStream(), size };
    } catch (error) {
      if (isAbsent(error)) return undefined;
      throw new ImageStoreUnavailable(error);
    }
  }

  async size(file: string): Promise<number | undefined> {
    try {
      const found = await stat(join(this.folder, file));
      return found.isFile() ? found.size : undefined;
    } catch (error) {
      if (isAbsent(error)) return undefined;
      throw new ImageStoreUnavailable(error);
    }
  }

  override async check(): Promise<void> {
    await access(this.folder, constants.R_OK | constants.W_OK | constants.X_OK);
  }

  beside(folder: string): ImageStore {
    return new FileImageStore(join(dirname(this.folder), folder));
  }

  async delete(file: string): Promise<void> {
    try {
      await rm(join(this.folder, file), { force: true });
    } catch (error) {
      throw new ImageStoreUnavailable(error);
    }
  }

  private async makeFolder(): Promise<void> {
    await mkdir(this.folder, { recursive: true, mode: OWNER_ONLY_FOLDER });
  }
}

async function removeIfOld(path: string): Promise<void> {
  const { mtimeMs } = await stat(path);
  if (Date.now() - mtimeMs > UNFINISHED_MS) await rm(path, { force: true });
}

function isAbsent(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ENOENT';
}
