/** Widths of the smaller files that the backend keeps beside a picture wider than they are, in pixels. */
const SMALLER_WIDTHS = [480, 960];
const SIZE = /-(\d+)x(\d+)\.webp$/;

export interface UploadedPicture {
  src: string;
  srcSet: string;
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
  const files = [
    ...SMALLER_WIDTHS.filter((smaller) => smaller < largest).map((smaller) => ({
      address: `/api/${path.replace(/\.webp$/, `-${smaller}.webp`)}`,
      width: smaller,
    })),
    { address: `/api/${path}`, width: largest },
  ];
  return {
    src: `/api/${path}`,
    srcSet: files.map((file) => `${file.address} ${file.width}w`).join(', '),
    width: largest,
    height: Number(height),
    thumbnail: files[0]?.address ?? `/api/${path}`,
  };
}
