export interface PictureFile {
  file: string;
  body: Buffer;
}

/** A picture ready for the store. */
export interface Picture {
  name: string;
  files: PictureFile[];
}

/** In per cent from the left and the top. */
export interface FocalPoint {
  x: number;
  y: number;
}
