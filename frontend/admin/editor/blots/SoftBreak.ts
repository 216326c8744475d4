import { Parchment } from 'quill';
import Block from 'quill/blots/block';
import Break from 'quill/blots/break';
import { SOFT_BREAK } from '../asWords.ts';

/** The end of a line within a paragraph, a heading, an item or a caption. */
export class SoftBreak extends Parchment.EmbedBlot {
  static override blotName = SOFT_BREAK;
  static override tagName = 'BR';
  static override className = 'ql-soft-break';

  override optimize(): void {
    const line = blockOf(this);
    const last = line?.children.tail;
    if (last instanceof PlaceBreak) last.optimize();
    else if (endsSoftly(last)) line?.appendChild(this.scroll.create(PlaceBreak.blotName));
  }

  override detach(): void {
    const place = blockOf(this)?.children.tail;
    super.detach();
    if (place instanceof PlaceBreak) place.optimize();
  }

  html(): string {
    return '<br>';
  }
}

/** Where browsers show no line without one: in an empty block and below a soft break at its end. */
export class PlaceBreak extends Break {
  override optimize(): void {
    if (this.next || (this.prev && !endsSoftly(this.prev))) this.remove();
  }

  html(): string {
    return '';
  }
}

function endsSoftly(part: unknown): boolean {
  return (
    part instanceof SoftBreak || (part instanceof Parchment.ParentBlot && endsSoftly(part.children.tail))
  );
}

function blockOf({ parent }: Parchment.Blot): Block | undefined {
  if (parent instanceof Block) return parent;
  return parent instanceof Parchment.ParentBlot ? blockOf(parent) : undefined;
}
