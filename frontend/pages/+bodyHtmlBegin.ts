import type { PageContext } from 'vike/types';
import { contentPreviewNotice } from '../content/preview.ts';

const STYLE =
  'position: sticky; top: 0; z-index: var(--z-rail); padding: 0.15rem var(--margin); text-align: center; font-size: var(--t-small); background: var(--warn-bg); color: var(--warn)';

/** Outside the page, and its styles with it, so that it costs visitors nothing. */
export const bodyHtmlBegin = ({ isContentPreview }: PageContext) =>
  isContentPreview ? `<aside style="${STYLE}">${contentPreviewNotice}</aside>` : '';
