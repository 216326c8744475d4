/** Stands for the page in the document until Vike has added its tags. React escapes what is written, so that no text is it. */
export const PAGE_PLACE = '<!--page-->';
