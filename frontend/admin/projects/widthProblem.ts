import { admin } from '../../content/admin/admin.ts';

const words = admin.projects.pictures;

export function tooNarrow({ width, height }: { width: number; height: number }): string | undefined {
  return width < words.minWidth ? words.tooSmall(width, height) : undefined;
}

/** A sentence when a picture is too narrow for the design; the server judges what this browser cannot read. */
export async function widthProblem(file: File): Promise<string | undefined> {
  try {
    return tooNarrow(await createImageBitmap(file));
  } catch {
    return undefined;
  }
}
