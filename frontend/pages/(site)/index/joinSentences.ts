/** A title that ends as a sentence does keeps its end. */
export function joinSentences(title: string, intro: string | undefined): string {
  if (!intro) return title;
  return `${title}${/[.?!…]$/.test(title) ? '' : '.'} ${intro}`;
}
