const ATTRIBUTES = '(?:[^>"]|"[^"]*")*';

/** Of regular expressions for serialised HTML: a quoted attribute may hold `>`. */
export const pictureTag = `<img\\b${ATTRIBUTES}>`;
export const linkTag = `<a\\b${ATTRIBUTES}>`;

export const pictureTagFrom = (source: string) => `<img\\b${ATTRIBUTES}?\\bsrc="(${source})"${ATTRIBUTES}>`;
