import { Injectable } from '@nestjs/common';
import { z } from 'zod';
import { Job } from '../../jobs/job.js';
import { UnusedPictures } from '../claims/unused-pictures.js';
import { ImageStore } from '../image-store.js';
import { FinishedPictureRepository } from './finished-picture.repository.js';
import { PictureVariants } from './picture-variants.js';
import { MAKE_VARIANTS } from './variant-queue.js';

const payload = z.object({ name: z.string() });

@Injectable()
export class MakePictureVariants extends Job<z.infer<typeof payload>> {
  readonly name = MAKE_VARIANTS;
  readonly payload = payload;

  constructor(
    private readonly variants: PictureVariants,
    private readonly unused: UnusedPictures,
    private readonly finished: FinishedPictureRepository,
    private readonly store: ImageStore,
  ) {
    super();
  }

  /** Only the writing holds the lock: encoding takes seconds. */
  async run({ name }: z.infer<typeof payload>, signal: AbortSignal): Promise<void> {
    const files = await this.variants.encodeMissing(name, signal);
    await this.unused.whileUsed(name, async (manager) => {
      await this.store.putAll(files, signal);
      await this.finished.add(manager, [name]);
    });
  }
}
