import { Injectable } from '@nestjs/common';
import { TablePictureUse } from '../table-picture-use.repository.js';

/** A picture stays stored while it is in the library, its bin included. */
@Injectable()
export class LibraryPictureUse extends TablePictureUse {
  protected readonly table = 'library_picture';
}
