import { randomUUID } from 'node:crypto';
import { mkdir, open, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { ImageStore, ImageStoreUnavailable, type StoredImage } from '../image-store.js';

const OWNER_ONLY = 0o600;
const OWNER_ONLY_FOLDER = 0o700;

export class FileImageStore extends ImageStore {
  constructor(private readonly folder: string) {
    super();
  }

  /** Renamed when it is safely on the disk: nobody ever reads half a picture. */
  async put(file: string, body: Buffer): Promise<void> {
    const unfinished = join(this.folder, `.${randomUUID()}`);
    try {
      await mkdir(this.folder, { recursive: true, mode: OWNER_ONLY_FOLDER });
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
}

function isAbsent(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ENOENT';
}
