import { useQuery } from '@tanstack/react-query';
import { type CardPicture, makeCard } from '../../api/adminCards.ts';
import { adminCall } from '../session/adminCall.ts';

/** Undefined without a stored picture, and while its card is being made. */
export function useCard(picture: CardPicture | undefined) {
  const { data } = useQuery({
    queryKey: ['card', picture],
    enabled: picture !== undefined,
    queryFn: ({ signal }) =>
      picture ? adminCall((token) => makeCard(token, picture, signal)) : Promise.resolve(undefined),
  });
  return picture && data;
}
