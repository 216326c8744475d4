import type { InjectFilterEntry, PageContextServer } from 'vike/types';
import { onRenderHtml as renderWithReact } from 'vike-react/__internal/integration/onRenderHtml';

/**
 * Vike would fetch all fonts and scripts ahead. Of the fonts only the roman of the display face is, which sets the
 * first headline; and no script: on a slow line they would hold up the styles and the picture of the first screen.
 */
function injectFilter(assets: InjectFilterEntry[]): void {
  for (const asset of assets) {
    const isNeededFirst = asset.assetType !== 'font' || asset.src.includes('newsreader-roman');
    if (!isNeededFirst || asset.assetType === 'script') asset.inject = false;
  }
}

export async function onRenderHtml(pageContext: PageContextServer) {
  return { documentHtml: await renderWithReact(pageContext), injectFilter };
}
