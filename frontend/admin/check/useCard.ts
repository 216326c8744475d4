import { useQuery } from '@tanstack/react-query';
import { type CardPicture, makeCard } from '../../api/adminCards.ts';
import { adminCall } from '../session/adminCall.ts';
import { whenStill } from './whenStill.ts';

/** Undefined without a stored picture, and while its card is being made. */
export function useCard(picture: CardPicture | undefined) {
  const { data } = useQuery({
    queryKey: ['card', picture],
    enabled: picture !== undefined,
    queryFn: ({ signal }) =>
      picture
        ? whenStill(() => adminCall((token) => makeCard(token, picture, signal)), signal)
        : Promise.resolve(undefined),
  });
  return picture && data;
}
