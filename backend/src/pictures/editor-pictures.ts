import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import { ValidationError } from '../errors/validation-error.js';
import type { LibraryEntry } from './library-entry.js';
import type { Picture } from './picture.js';
import { PictureClaims } from './picture-claims.js';
import { PictureEncoder } from './picture-encoder.js';
import { pictureAddress, picturePath } from './picture-name.js';
import { SvgDrawing, isSvg } from './encoding/svg-drawing.js';

export interface Upload extends Omit<LibraryEntry, 'src'> {
  by?: string | null;
}

/** Pictures that are sent before anything shows them: the library keeps them. */
@Injectable()
export class EditorPictures {
  constructor(
    @InjectDataSource() private readonly database: DataSource,
    private readonly encoder: PictureEncoder,
    private readonly claims: PictureClaims,
    private readonly drawings: SvgDrawing,
  ) {}

  async add(source: Buffer | undefined, upload?: Upload): Promise<string> {
    return `/api/${(await this.addToLibrary(source, upload)).src}`;
  }

  async addToLibrary(
    source: Buffer | undefined,
    upload?: Upload,
  ): Promise<{ src: string; isKnown: boolean }> {
    if (!source) throw new ValidationError({ file: 'Please choose a picture.' });
    return this.keep(await this.encoder.encode(source, 'file'), upload);
  }

  /** @returns its path below /api/ */
  async addPlan(source: Buffer | undefined, upload?: Upload): Promise<string> {
    if (!source) throw new ValidationError({ file: 'Please choose a plan.' });
    const drawn = isSvg(source) ? await this.drawings.redraw(source, 'file') : source;
    return (await this.keep(await this.encoder.encode(drawn, 'file'), upload)).src;
  }

  async store(picture: Picture): Promise<string> {
    await this.keep(picture);
    return pictureAddress(picture.name);
  }

  private async keep(
    picture: Picture,
    { by = null, ...entry }: Upload = {},
  ): Promise<{ src: string; isKnown: boolean }> {
    const src = picturePath(picture.name);
    const reservation = { names: [picture.name], newPictures: [picture] };
    const entered = await this.claims.whileReserved(reservation, (claim) =>
      this.database.transaction((manager) =>
        this.claims.commit(manager, claim, { entries: [{ ...entry, src }], by }),
      ),
    );
    return { src, isKnown: entered.length === 0 };
  }
}
