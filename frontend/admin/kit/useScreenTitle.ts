import { useMatches } from 'react-router-dom';

/** The title that the route table gives the screen at the present address. */
export function useScreenTitle(): string | undefined {
  const title = useMatches().at(-1)?.handle;
  return typeof title === 'string' ? title : undefined;
}
