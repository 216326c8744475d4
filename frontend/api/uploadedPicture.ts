import pictures from '../../studio/pictures.json' with { type: 'json' };

const SIZE = /-(\d+)x(\d+)\.webp$/;

export interface UploadedPicture {
  src: string;
  avif: string;
  webp: string;
  width: number;
  height: number;
  /** Of its files, the smallest first. */
  widths: number[];
  thumbnail: string;
}

/** Its path on the wire carries its size; undefined for "". */
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
    widths: files.map((file) => file.width),
    thumbnail: files[0]?.address ?? src,
  };
}
