import pictures from '../../studio/pictures.json' with { type: 'json' };

const SIZE = /-(\d+)x(\d+)\.webp$/;

export interface UploadedPicture {
  src: string;
  /** Its files for `srcset`, of each format that the backend keeps. */
  avif: string;
  webp: string;
  width: number;
  height: number;
  /** Address of the smallest file, for a thumbnail. */
  thumbnail: string;
}

/** A picture that staff uploaded, from its path on the wire, which carries its size; undefined for "". */
export function uploadedPicture(path: string): UploadedPicture | undefined {
  const [ending, width, height] = SIZE.exec(path) ?? [];
  if (!ending) return undefined;
  const largest = Number(width);
  const src = `/api/${path}`;
  const files = [
    ...pictures.smallerWidths
      .filter((smaller) => smaller < largest)
      .map((smaller) => ({
        address: src.replace(/\.webp$/, `-${smaller}.webp`),
        width: smaller,
      })),
    { address: src, width: largest },
  ];
  const webp = files.map((file) => `${file.address} ${file.width}w`).join(', ');
  return {
    src,
    avif: webp.replaceAll('.webp', '.avif'),
    webp,
    width: largest,
    height: Number(height),
    thumbnail: files[0]?.address ?? src,
  };
}

/** The address of the JPEG that other sites show beside a link to a page with this picture; undefined for "". */
export function uploadedCard(path: string): string | undefined {
  return SIZE.test(path) ? `/api/${path.replace(/\.webp$/, '-social.jpg')}` : undefined;
}
