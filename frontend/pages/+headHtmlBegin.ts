/** First in the head: until a phone has read it, it takes itself for 980 px wide and preloads wide pictures. */
export const headHtmlBegin =
  '<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">';
