/** What is checked of a text, each in its order there. */
export interface TextOutline {
  headings: { level: number; words: string }[];
  links: { address: string; words: string }[];
  /** `src` as the library names it. */
  pictures: { src: string; alt: string; isDecorative: boolean }[];
  words: string;
}

/** @param origin addresses of this site are told without it, as the editor completes them */
export function readOutline(html: string, origin: string): TextOutline {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  for (const line of body.querySelectorAll('br')) line.replaceWith(' ');
  return {
    headings: [...body.querySelectorAll('h1, h2, h3')].map((heading) => ({
      level: Number(heading.localName.slice(1)),
      words: wordsOf(heading),
    })),
    links: [...body.querySelectorAll('a')].map((link) => ({
      address: shortAddress(link.getAttribute('href') ?? '', origin),
      words: [wordsOf(link), ...[...link.querySelectorAll('img')].map(({ alt }) => alt)].join(' ').trim(),
    })),
    pictures: [...body.querySelectorAll('img')].map((image) => ({
      src: shortAddress(image.getAttribute('src') ?? '', origin).replace(/^\/api\//, ''),
      alt: image.alt,
      isDecorative: image.dataset['decorative'] === 'true',
    })),
    words: wordsOf(body),
  };
}

function shortAddress(address: string, origin: string): string {
  return address === origin || address.startsWith(`${origin}/`)
    ? address.slice(origin.length) || '/'
    : address;
}

const wordsOf = (element: Element): string => element.textContent.trim();
