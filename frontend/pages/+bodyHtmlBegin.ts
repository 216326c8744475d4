import type { PageContext } from 'vike/types';
import { contentPreviewNotice } from '../content/preview.ts';

/** Outside the page, so that it costs visitors nothing. */
export const bodyHtmlBegin = ({ isContentPreview }: PageContext) =>
  isContentPreview ? `<aside class="content-preview">${contentPreviewNotice}</aside>` : '';
