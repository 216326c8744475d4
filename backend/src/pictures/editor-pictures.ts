import { Injectable } from '@nestjs/common';
import { ValidationError } from '../errors/validation-error.js';
import { type Picture, PictureEncoder } from './encoding/picture-encoder.js';
import { pictureAddress } from './picture-name.js';
import { PictureClaims } from './picture-claims.js';

/** A draft may lie open over a long weekend; then its unused pictures go. */
const DRAFT_CLAIM_HOURS = 7 * 24;

/** Pictures that are put into a text while it is being written. */
@Injectable()
export class EditorPictures {
  constructor(
    private readonly encoder: PictureEncoder,
    private readonly claims: PictureClaims,
  ) {}

  /** @returns the address for the text's <img> */
  async add(source: Buffer | undefined): Promise<string> {
    if (!source) throw new ValidationError({ file: 'Please choose a picture.' });
    return this.keep(await this.encoder.encode(source, 'file'));
  }

  async keep(picture: Picture): Promise<string> {
    await this.claims.hold([picture.name], [picture], DRAFT_CLAIM_HOURS, true);
    return pictureAddress(picture.name);
  }
}
