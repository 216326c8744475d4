import { usePageContext } from 'vike-react/usePageContext';
import type { Overrides } from './overrides.ts';

/** Words that staff may change, as the server read them. @param part such as `contactDetails` */
export function useContent<Part>(part: (overrides: Overrides | undefined) => Part): Part {
  return part(usePageContext().overrides);
}
