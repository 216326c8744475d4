import { addressWith } from '../../api/addressWith.ts';
import { type PictureQuery, pictureFilters } from '../../api/adminPictures.ts';
import { pageFrom } from '../../components/pageNumbers.ts';

export interface LibraryPlace extends Omit<PictureQuery, 'origin'> {
  /** The picture that is open, by its id. */
  picture?: number | undefined;
}

const PATH = '/pictures';

export function placeIn(query: URLSearchParams): LibraryPlace {
  const picture = Number(query.get('picture'));
  return {
    filter: pictureFilters.find((one) => one === query.get('filter')) ?? 'all',
    search: query.get('search') ?? '',
    page: pageFrom(query.get('page')),
    picture: Number.isSafeInteger(picture) && picture > 0 ? picture : undefined,
  };
}

export function libraryAddress({ filter, search, page, picture }: Partial<LibraryPlace>): string {
  const query = new URLSearchParams({
    ...(filter && filter !== 'all' && { filter }),
    ...(search && { search }),
    ...(page && page > 1 && { page: `${page}` }),
    ...(picture !== undefined && { picture: `${picture}` }),
  });
  return addressWith(PATH, query);
}
