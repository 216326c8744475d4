import type { Graph } from 'schema-dts';

/** Data for a script element: nothing in it can end the element. */
export const jsonLd = (graph: Graph): string => JSON.stringify(graph).replaceAll('<', String.raw`\u003c`);
