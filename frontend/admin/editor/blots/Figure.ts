import Block from 'quill/blots/block';

const MARK = 'data-beside';

/** A line that begins with a picture and goes on with its caption. */
export class Figure extends Block {
  static override blotName = 'figure';
  static override tagName = 'FIGURE';

  static override create(value: unknown): HTMLElement {
    const figure = super.create();
    if (value === 'beside') figure.setAttribute(MARK, 'true');
    return figure;
  }

  /** 'beside' stands beside the figure before it. */
  static override formats(figure: HTMLElement): true | 'beside' {
    return figure.hasAttribute(MARK) ? 'beside' : true;
  }

  override format(name: string, value: unknown): void {
    if (name === Figure.blotName && value) this.domNode.toggleAttribute(MARK, value === 'beside');
    else super.format(name, value);
    if (this.domNode.hasAttribute(MARK)) this.domNode.setAttribute(MARK, 'true');
  }
}
