import type Quill from 'quill';

/** Firefox selects each cell that is dragged over by itself, and the library reads the first range alone. */
export function joinRanges({ root, selection }: Quill): void {
  const readRange = selection.getNativeRange.bind(selection);
  selection.getNativeRange = () => {
    const shown = document.getSelection();
    if (shown && shown.rangeCount > 1 && root.contains(shown.anchorNode)) join(shown);
    return readRange();
  };
}

/** Cells below one another, or words here and there, would be joined by what is between them and was not selected. */
function join(shown: Selection): void {
  const [first, last] = [shown.getRangeAt(0), shown.getRangeAt(shown.rangeCount - 1)];
  const whole = new Range();
  whole.setStart(first.startContainer, first.startOffset);
  whole.setEnd(last.endContainer, last.endOffset);
  const cells = tableOf(whole.commonAncestorContainer)?.querySelectorAll('td') ?? [];
  const covered = [...cells].filter((cell) => whole.intersectsNode(cell));
  if (covered.length === shown.rangeCount)
    shown.setBaseAndExtent(whole.startContainer, whole.startOffset, whole.endContainer, whole.endOffset);
}

const tableOf = (node: Node): Element | null | undefined =>
  (node instanceof Element ? node : node.parentElement)?.closest('table');
