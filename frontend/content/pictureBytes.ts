import made from './picture-bytes.json' with { type: 'json' };

const bytes: Record<string, number | undefined> = made;

/** Of the largest AVIF of a photograph; undefined for an uploaded picture. */
export const pictureBytes = (src: string): number | undefined => bytes[src.replace(/\.jpg$/, '')];
