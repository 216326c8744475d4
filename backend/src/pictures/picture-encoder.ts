import { Injectable } from '@nestjs/common';
import sharp, { type Sharp } from 'sharp';
import { Semaphore } from '../throttle/semaphore.js';
import { hashOfCut, mobileCut } from './encoding/mobile-cut.js';
import { type Pixels, decodePicture } from './encoding/decode-picture.js';
import { encodeWebp } from './encoding/encode-webp.js';
import { socialCard } from './encoding/social-card.js';
import type { FocalPoint, Picture } from './picture.js';
import { pictureFiles, pictureName, socialFile, sourceHashOf } from './picture-name.js';

/** Of photographs and plans that staff read: the numbers in a plan stay sharp. */
const COPY_QUALITY = 88;

interface Copy {
  body: Buffer;
  width: number;
  height: number;
}

@Injectable()
export class PictureEncoder {
  /** One at a time: a picture may take 100 MB while it is decoded. */
  private readonly semaphore = new Semaphore(1);

  encode(source: Buffer, field: string): Promise<Picture> {
    return this.semaphore.run(async () => encodePixels(await decodePicture(source, field)));
  }

  /** Its pixels alone, on white: nothing else of the file is kept. */
  copyAsJpeg(source: Buffer, field: string, maxSide: number): Promise<Copy> {
    return this.semaphore.run(async () => {
      const pixels = await decodePicture(source, field, { width: maxSide, height: maxSide });
      const body = await fromPixels(pixels)
        .flatten({ background: 'white' })
        .jpeg({ quality: COPY_QUALITY })
        .toBuffer();
      return { body, width: pixels.info.width, height: pixels.info.height };
    });
  }

  /** @param point the middle unless given */
  encodeWithMobile(
    source: Buffer,
    field: string,
    point?: FocalPoint,
  ): Promise<{ desktop: Picture; mobile: Picture }> {
    return this.semaphore.run(async () => {
      const pixels = await decodePicture(source, field);
      const cut = cutForMobile(pixels, point).then(encodePixels);
      const [desktop, mobile] = await Promise.all([encodePixels(pixels), cut]);
      return { desktop, mobile };
    });
  }

  cutMobile(stored: Buffer, name: string, point?: FocalPoint): Promise<Picture> {
    return this.semaphore.run(async () => {
      const pixels = await decodePicture(stored, 'feature_image');
      return encodePixels(await cutForMobile({ ...pixels, sourceHash: sourceHashOf(name) }, point));
    });
  }
}

async function cutForMobile(pixels: Pixels, point?: FocalPoint): Promise<Pixels> {
  const { data, info } = await fromPixels(pixels)
    .extract(mobileCut(pixels.info, point))
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { ...pixels, sourceHash: hashOfCut(pixels.sourceHash, point), data, info };
}

async function encodePixels(pixels: Pixels): Promise<Picture> {
  const { width: largest, height } = pixels.info;
  const name = pictureName(pixels.sourceHash, largest, height);
  const files = pictureFiles(name).map(async ({ file, width }) => {
    const image = fromPixels(pixels);
    const sized = width < largest ? image.resize({ width }) : image;
    return { file, body: await encodeWebp(sized, pixels) };
  });
  const card = socialCard(fromPixels(pixels)).then((body) => ({ file: socialFile(name), body }));
  return { name, files: await Promise.all([...files, card]) };
}

function fromPixels({ data, info }: Pixels): Sharp {
  const { width, height, channels } = info;
  return sharp(data, { raw: { width, height, channels } });
}
