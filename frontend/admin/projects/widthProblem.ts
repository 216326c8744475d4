import { admin } from '../../content/admin.ts';

const words = admin.projects.pictures;

/** A sentence when a picture is too narrow for the design; the server judges what this browser cannot read. */
export async function widthProblem(file: File): Promise<string | undefined> {
  try {
    const { width, height } = await createImageBitmap(file);
    return width < words.minWidth ? words.tooSmall(width, height) : undefined;
  } catch {
    return undefined;
  }
}
