import type Quill from 'quill';

/** Firefox selects each cell that is dragged over by itself, and the library reads the first range alone. */
export function joinRanges({ root, selection }: Quill): void {
  const readRange = selection.getNativeRange.bind(selection);
  selection.getNativeRange = () => {
    const shown = document.getSelection();
    if (shown && shown.rangeCount > 1 && root.contains(shown.anchorNode)) {
      const [first, last] = [shown.getRangeAt(0), shown.getRangeAt(shown.rangeCount - 1)];
      shown.setBaseAndExtent(first.startContainer, first.startOffset, last.endContainer, last.endOffset);
    }
    return readRange();
  };
}
