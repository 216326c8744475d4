import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { PictureLibrary } from '../../pictures/picture-library.js';
import { readShippedPictures } from '../shipped-projects.js';

/** At every start: the library takes what it does not have, and a new version may bring photographs. */
@Injectable()
export class ShippedPicturesFill implements OnApplicationBootstrap {
  constructor(private readonly library: PictureLibrary) {}

  async onApplicationBootstrap(): Promise<void> {
    await this.library.enterShipped(readShippedPictures());
  }
}
