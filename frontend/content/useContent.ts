import { usePageContext } from 'vike-react/usePageContext';
import { useFreshContent } from '../stores/freshContent.ts';
import type { Overrides } from './overrides.ts';

/** Words that staff may change, as they are now. @param part such as `contactDetails` */
export function useContent<Part>(part: (overrides: Overrides | undefined) => Part): Part {
  const fresh = useFreshContent(({ overrides }) => overrides);
  const { overrides } = usePageContext();
  return part(fresh ?? overrides);
}
