import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const client = fileURLToPath(new URL('../../dist/client', import.meta.url));
const SHEET = /\s*<link rel="stylesheet" type="text\/css" href="([^"]+)">/g;

interface InlineSheets {
  style: string;
  /** Scripts that load a page's style sheets see these, and load none again. */
  links: string;
  hash: string;
}

/** Few combinations of style sheets: one for each kind of page. */
const known = new Map<string, InlineSheets>();

export interface StyledPage {
  html: string;
  /** What the policy of the page must allow. */
  styleHash?: string;
}

/** Puts the style sheets of a built page into its HTML: a phone paints once it has that. */
export function inlineStyles(html: string, read = readBuilt): StyledPage {
  const addresses = [...html.matchAll(SHEET)].map(([, address = '']) => address);
  if (addresses.length === 0) return { html };
  const key = addresses.join(' ');
  const sheets = known.get(key) ?? inlineSheets(addresses, read);
  known.set(key, sheets);
  // Last in the head: the browser knows the fonts and pictures to preload before it has read the styles.
  const styled = html
    .replaceAll(SHEET, '')
    .replace('</head>', () => `${sheets.style}</head>`)
    .replace('</body>', () => `${sheets.links}</body>`);
  return { html: styled, styleHash: sheets.hash };
}

function inlineSheets(addresses: string[], read: (address: string) => string): InlineSheets {
  const css = addresses.map(read).join('');
  const links = addresses.map((address) => `<link rel="stylesheet" href="${address}" disabled>`);
  return {
    style: `<style>${css}</style>`,
    links: links.join(''),
    hash: `sha256-${createHash('sha256').update(css).digest('base64')}`,
  };
}

function readBuilt(address: string): string {
  return readFileSync(client + address, 'utf8');
}
