import { admin } from '../../../content/admin/admin.ts';

const DATA_ADDRESS = /^data:(image\/[a-z+.-]+);base64,([a-z0-9+/=\s]+)$/i;

/** The picture of a data URL as a file; undefined for any other address. */
export function dataPicture(address: string): File | undefined {
  const [, type, base64] = DATA_ADDRESS.exec(address) ?? [];
  if (!type || !base64) return undefined;
  try {
    const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
    return new File([bytes], admin.editor.pastedPicture, { type });
  } catch {
    return undefined;
  }
}
