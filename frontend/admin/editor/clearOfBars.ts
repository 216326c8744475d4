import type Quill from 'quill';

/** Keeps what is scrolled to clear of the bars, which the library takes for a part of the view. */
export function clearOfBars(editor: Pick<Quill, 'scrollRectIntoView'>): void {
  const scroll = editor.scrollRectIntoView.bind(editor);
  editor.scrollRectIntoView = ({ top, bottom, ...sides }) => {
    const { scrollPaddingTop, scrollPaddingBottom } = getComputedStyle(document.documentElement);
    const above = Number.parseFloat(scrollPaddingTop);
    const below = Number.parseFloat(scrollPaddingBottom);
    scroll({ ...sides, top: top - above, bottom: bottom + below });
  };
}
