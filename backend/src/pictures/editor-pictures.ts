import { Injectable } from '@nestjs/common';
import { ValidationError } from '../errors/validation-error.js';
import type { Picture } from './picture.js';
import { PictureClaims } from './picture-claims.js';
import { PictureEncoder } from './picture-encoder.js';
import { pictureAddress } from './picture-name.js';

/** A draft may stay open over a long weekend. */
const CLAIM_HOURS = 7 * 24;

@Injectable()
export class EditorPictures {
  constructor(
    private readonly encoder: PictureEncoder,
    private readonly claims: PictureClaims,
  ) {}

  async add(source: Buffer | undefined): Promise<string> {
    if (!source) throw new ValidationError({ file: 'Please choose a picture.' });
    return this.store(await this.encoder.encode(source, 'file'));
  }

  async store(picture: Picture): Promise<string> {
    await this.claims.reserve({ names: [picture.name], newPictures: [picture] }, CLAIM_HOURS, true);
    return pictureAddress(picture.name);
  }
}
