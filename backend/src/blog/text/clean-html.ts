import sanitizeHtml, { type Attributes, type IOptions, type Tag } from 'sanitize-html';
import { nameInAddress, pictureAddress } from '../../pictures/picture-name.js';
import { smallDigits } from './small-digits.js';

const STORED_PICTURE = /^\/?(?:api\/)?(uploads\/[^/?#]+)$/;
const PASTED_PICTURE = /^data:image\/(?:png|jpeg|webp|gif);base64,[a-z0-9+/=\s]+$/i;
/** Of a file that is still on the device of who writes: an address that leads nowhere. */
const UNSENT_PICTURE = /^unsent:[\w-]{1,64}\/[\w.!~*()%-]{1,1000}$/;
const PLAIN_PATH = /^[\w-][\w./-]*(?:[?#]|$)/;
const OTHER_SCHEME = /^(?!https?:|mailto:|tel:)[a-z][a-z\d+.-]*:/i;
const INVISIBLE = /[\s\p{C}\p{Z}]/gu;
const ELSEWHERE = /^https?:\/\//i;

const TEXT = ['h1', 'h2', 'h3', 'p', 'pre', 'br', 'strong', 'b', 'em', 'i', 'u', 's', 'a', 'blockquote'];
const REST = ['ol', 'ul', 'li', 'img', 'figure', 'figcaption', 'footer', 'cite'];
const TABLE = ['table', 'caption', 'thead', 'tbody', 'tfoot', 'tr', 'th', 'td'];
/** Other tags leave their words; these do not. */
const NOT_TEXT = [
  'script',
  'style',
  'textarea',
  'option',
  'noscript',
  'template',
  'title',
  'svg',
  'math',
  'iframe',
  'noembed',
  'noframes',
  'xmp',
  'plaintext',
  'object',
  'audio',
  'video',
  'canvas',
];
const NEAREST = { h4: 'h3', h5: 'h3', h6: 'h3', strike: 's', del: 's', ins: 'u' };
const PARAGRAPHS = { div: 'p', center: 'p', section: 'p', article: 'p', dt: 'p', dd: 'p' };

const options: IOptions = {
  allowedTags: TEXT.concat(REST, TABLE),
  allowedAttributes: {
    a: ['href', 'target', 'rel'],
    img: ['src', 'alt', 'data-decorative'],
    li: ['data-list'],
    th: ['colspan', 'rowspan'],
    td: ['colspan', 'rowspan'],
  },
  allowedSchemes: ['http', 'https', 'mailto', 'tel'],
  allowedSchemesByTag: { img: ['http', 'https', 'data', 'unsent'] },
  allowProtocolRelative: false,
  nonTextTags: NOT_TEXT,
  textFilter: smallDigits,
  nestingLimit: 40,
  exclusiveFilter: ({ tag, attribs }) => tag === 'img' && !attribs['src'],
};

interface Cleaning {
  /** Of our own pictures, with the port. */
  siteHost: string;
  /** Pictures that are not sent yet keep their place. */
  isDraft: boolean;
}

/** Only what the editor can make. */
export function cleanHtml(html: string, cleaning: Cleaning): string {
  const img = (tagName: string, attributes: Attributes): Tag => picture(tagName, attributes, cleaning);
  const a = (tagName: string, attributes: Attributes): Tag => link(tagName, attributes, cleaning);
  return sanitizeHtml(html, { ...options, transformTags: { ...NEAREST, ...PARAGRAPHS, a, img } });
}

function link(tagName: string, { href = '', target }: Attributes, { siteHost }: Cleaning): Tag {
  const address = storedAddress(href.trim(), siteHost) ?? completed(href.trim());
  const attribs: Attributes = address ? { href: address } : {};
  if (target === '_blank') Object.assign(attribs, { target, rel: 'noopener noreferrer' });
  return { tagName, attribs };
}

/** People type `contact-us` or `www.example.com`. */
function completed(href: string): string {
  // Browsers see no scheme in one with invisible characters; it goes all the same.
  if (OTHER_SCHEME.test(href.replaceAll(INVISIBLE, ''))) return '';
  // No place in a text has a name.
  if (href.startsWith('#')) return '';
  if (/^www\./i.test(href)) return `https://${href}`;
  return PLAIN_PATH.test(href) ? `/${href}` : href;
}

function picture(tagName: string, { src = '', alt = '', ...mark }: Attributes, cleaning: Cleaning): Tag {
  const address = pictureSource(src.trim(), cleaning);
  if (!address) return { tagName, attribs: {} };
  const isDecorative = mark['data-decorative'] === 'true';
  return {
    tagName,
    attribs: isDecorative ? { src: address, alt: '', 'data-decorative': 'true' } : { src: address, alt },
  };
}

function pictureSource(src: string, { siteHost, isDraft }: Cleaning): string | undefined {
  if (isDraft && UNSENT_PICTURE.test(src)) return src;
  const stored = storedAddress(src, siteHost);
  if (stored) return stored;
  return ELSEWHERE.test(src) || PASTED_PICTURE.test(src) ? src : undefined;
}

/** Of our own pictures: relative, which survives a move of the site. */
function storedAddress(address: string, siteHost: string): string | undefined {
  const [, path] = STORED_PICTURE.exec(withoutOwnHost(address, siteHost)) ?? [];
  const name = path && nameInAddress(`/api/${path}`);
  return name ? pictureAddress(name) : undefined;
}

/** Other sites may have pictures under the same path. */
function withoutOwnHost(src: string, siteHost: string): string {
  const url = ELSEWHERE.test(src) ? URL.parse(src) : null;
  return url?.host === siteHost ? `${url.pathname}${url.search}` : src;
}
