import { useMatches } from 'react-router-dom';

/** From the route table. */
export function useScreenTitle(): string | undefined {
  const title = useMatches().at(-1)?.handle;
  return typeof title === 'string' ? title : undefined;
}
