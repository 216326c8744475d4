import { Injectable } from '@nestjs/common';
import { z } from 'zod';
import { Job } from '../../jobs/job.js';
import { PictureVariants } from './picture-variants.js';
import { PictureClaims } from '../picture-claims.js';
import { MAKE_VARIANTS } from './variant-queue.js';

const payload = z.object({ name: z.string() });

/** Encodes without holding anything up; only the writing waits its turn with those who remove the same picture. */
@Injectable()
export class MakePictureVariants extends Job<z.infer<typeof payload>> {
  readonly name = MAKE_VARIANTS;
  readonly payload = payload;

  constructor(
    private readonly variants: PictureVariants,
    private readonly claims: PictureClaims,
  ) {
    super();
  }

  async run({ name }: z.infer<typeof payload>, signal: AbortSignal): Promise<void> {
    await this.claims.complete(name, await this.variants.encodeMissing(name, signal), signal);
  }
}
