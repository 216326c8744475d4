import { expect, test } from 'vitest';
import { libraryAddress, placeIn } from './libraryAddress.ts';

const placeAt = (address: string) => placeIn(new URL(address, 'https://studio.example').searchParams);

test('what is looked at is in the address, and read from it again', () => {
  const place = { filter: 'no-alt', search: 'oak & linen', page: 3, picture: 12 } as const;
  expect(placeAt(libraryAddress(place))).toEqual(place);
});

test('all pictures have the shortest address', () => {
  expect(libraryAddress({ filter: 'all', search: '', page: 1 })).toBe('/pictures');
});

test.each(['?filter=oak', '?page=-1', '?picture=one', '?picture=-2', ''])(
  'an address that says nothing the library knows shows all of it: %j',
  (query) =>
    expect(placeAt(`/pictures${query}`)).toEqual({ filter: 'all', search: '', page: 1, picture: undefined }),
);
