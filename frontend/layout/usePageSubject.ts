import { usePageContext } from 'vike-react/usePageContext';
import { shownSubject, subjectHere } from '../enquiry/shownSubject.ts';

/** Of the page, by its title, as its `+title.ts` says it on the server. */
export function usePageSubject(): string {
  const pageContext = usePageContext();
  if (pageContext.isClientSide) return subjectHere();
  const { pathname, searchOriginal } = pageContext.urlParsed;
  const { title } = pageContext.config;
  const words = (typeof title === 'function' ? title(pageContext) : title) ?? '';
  return shownSubject(`${pathname}${searchOriginal ?? ''}`, words);
}
