export interface PictureFile {
  file: string;
  body: Buffer;
}

export interface Picture {
  name: string;
  files: PictureFile[];
}

/** In per cent from the left and the top. */
export interface FocalPoint {
  x: number;
  y: number;
}
