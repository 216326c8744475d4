import { Injectable } from '@nestjs/common';
import { PostText } from './text/post-text.js';

@Injectable()
export class DraftText {
  constructor(private readonly text: PostText) {}

  /** Nothing that runs is left; pictures that are pasted or not sent yet stay. @throws ValidationError */
  clean(html: string): string {
    return this.text.clean(html, true);
  }
}
