/** Chunks alone: the entry of a page is for Vike's client. */
const SCRIPT = /\/chunks\/[^"]*" as="script"/;
const PRELOAD = /\s*<link rel="(?:modulepreload|preload)"[^>]* as="(?:script|font)"[^>]*>/g;
/** Of a module. */
const TOLD_ANYWAY = ' as="script" type="text/javascript"';
/** Sets the first headline. */
const FIRST_FONT = '/newsreader-display.';

/**
 * On a slow line, the scripts and fonts that Vike preloads hold up the styles and the picture of the first screen. The scripts are
 * kept for when the page is wanted (`hydration/hydrateOnInteraction.ts`).
 */
export function withoutPreloads(html: string): string {
  const scripts: string[] = [];
  const rest = html.replaceAll(PRELOAD, (tag) => {
    if (tag.includes(FIRST_FONT)) return tag;
    if (SCRIPT.test(tag)) scripts.push(tag.trim().replace(TOLD_ANYWAY, ''));
    return '';
  });
  if (scripts.length === 0) return rest;
  return rest.replace('</body>', () => `<template id="preloads">${scripts.join('')}</template></body>`);
}
