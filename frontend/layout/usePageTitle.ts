import { usePageContext } from 'vike-react/usePageContext';

/** Of the page, as its `+title.ts` says it on the server. */
export function usePageTitle(): string {
  const pageContext = usePageContext();
  if (pageContext.isClientSide) return document.title;
  const { title } = pageContext.config;
  return (typeof title === 'function' ? title(pageContext) : title) ?? '';
}
