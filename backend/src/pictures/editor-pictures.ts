import { Injectable } from '@nestjs/common';
import { ValidationError } from '../errors/validation-error.js';
import type { Picture } from './picture.js';
import { PictureClaims } from './picture-claims.js';
import { PictureEncoder } from './picture-encoder.js';
import { pictureAddress, picturePath } from './picture-name.js';
import { SvgDrawing, isSvg } from './svg-drawing.js';

/** A draft may stay open over a long weekend. */
const CLAIM_HOURS = 7 * 24;

@Injectable()
export class EditorPictures {
  constructor(
    private readonly encoder: PictureEncoder,
    private readonly claims: PictureClaims,
    private readonly drawings: SvgDrawing,
  ) {}

  async add(source: Buffer | undefined): Promise<string> {
    if (!source) throw new ValidationError({ file: 'Please choose a picture.' });
    return this.store(await this.encoder.encode(source, 'file'));
  }

  /** @returns its path below /api/ */
  async addPlan(source: Buffer | undefined): Promise<string> {
    if (!source) throw new ValidationError({ file: 'Please choose a plan.' });
    const drawn = isSvg(source) ? await this.drawings.redraw(source, 'file') : source;
    return picturePath(await this.claim(await this.encoder.encode(drawn, 'file')));
  }

  async store(picture: Picture): Promise<string> {
    return pictureAddress(await this.claim(picture));
  }

  private async claim(picture: Picture): Promise<string> {
    await this.claims.reserve({ names: [picture.name], newPictures: [picture] }, CLAIM_HOURS, true);
    return picture.name;
  }
}
