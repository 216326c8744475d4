/**
 * Comes before every other tag: until a phone has read it, it takes itself for 980 px wide, and would fetch the wide
 * pictures ahead. `viewport-fit=cover` lets the bar at the foot reach below rounded corners.
 */
export const headHtmlBegin =
  '<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">';
