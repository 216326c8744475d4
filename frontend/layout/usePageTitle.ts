import { usePageContext } from 'vike-react/usePageContext';

/** Of the page, on the server too, as its `+title.ts` says it. */
export function usePageTitle(): string {
  const pageContext = usePageContext();
  const { title } = pageContext.config;
  return (typeof title === 'function' ? title(pageContext) : title) ?? '';
}
