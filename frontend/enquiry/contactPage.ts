const PROJECT = /^\/projects\/([\w-]+)$/;

/** Where an enquiry is written without script: from the page of a project about that. */
export function contactPage(pathname: string): string {
  const [, slug] = PROJECT.exec(pathname) ?? [];
  return slug ? `/contact-us?project=${slug}` : '/contact-us';
}
