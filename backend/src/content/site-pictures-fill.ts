import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { PictureLibrary } from '../pictures/picture-library.js';
import { sitePictures } from './site-pictures.js';

/** At every start, as the photographs of projects. */
@Injectable()
export class SitePicturesFill implements OnApplicationBootstrap {
  constructor(private readonly library: PictureLibrary) {}

  async onApplicationBootstrap(): Promise<void> {
    await this.library.enterShipped(sitePictures().filter(({ src }) => !src.startsWith('projects/')));
  }
}
