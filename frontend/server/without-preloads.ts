const PRELOAD = /\s*<link rel="(?:modulepreload|preload)"[^>]* as="(?:script|font)"[^>]*>/g;
/** Sets the first headline. */
const FIRST_FONT = 'newsreader-display';

/** On a slow line, the scripts and fonts that Vike preloads hold up the styles and the picture of the first screen. */
export function withoutPreloads(html: string): string {
  return html.replaceAll(PRELOAD, (tag) => (tag.includes(FIRST_FONT) ? tag : ''));
}
