import type { InjectFilterEntry, PageContextServer } from 'vike/types';
import { onRenderHtml as renderWithReact } from 'vike-react/__internal/integration/onRenderHtml';

/** Vike would fetch every font ahead: only the roman of the display face is, it sets the first headline. */
function injectFilter(assets: InjectFilterEntry[]): void {
  for (const asset of assets) {
    if (asset.assetType === 'font' && !asset.src.includes('newsreader-roman')) asset.inject = false;
  }
}

export async function onRenderHtml(pageContext: PageContextServer) {
  return { documentHtml: await renderWithReact(pageContext), injectFilter };
}
