import { encode } from 'uqr';

export interface QrCode {
  /** Modules on each side, with the quiet zone around them. */
  size: number;
  /** Path data of the dark ones, in modules. */
  path: string;
}

export function qrCodeOf(text: string): QrCode {
  const { size, data } = encode(text, { ecc: 'M', border: 4 });
  const path = data
    .flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : '')))
    .join('');
  return { size, path };
}
