import { adminRequest } from './adminRequest.ts';
import { SocialCard } from './wire.gen.ts';

export type MadeCard = SocialCard['data'];

export interface CardPicture {
  /** On the wire. */
  src: string;
  /** Of the focus, in per cent. */
  x: number;
  y: number;
}

/** The card that other sites show beside a link; made if need be. */
export async function makeCard(token: string, { src, x, y }: CardPicture, signal: AbortSignal) {
  const query = new URLSearchParams({ src, x: `${x}`, y: `${y}` });
  return (await adminRequest(`cards?${query.toString()}`, SocialCard, { token, signal })).data;
}
