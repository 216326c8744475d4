/** What React leaves, without a word, of a part in `<Suspense>` that throws. One that says it is loading is none. */
const LOST_PART = /<!--\$!--><template[^>]*><\/template><!--\/\$-->/;

/** Such a page is a failure: it would be cached, and would go blank once its script takes over. */
export function refuseLostPart(html: string): void {
  if (LOST_PART.test(html)) throw new Error('A part of the page could not be rendered.');
}
