import type { Graph } from 'schema-dts';

/** Nothing in it can end the script element. */
export const jsonLd = (graph: Graph): string => JSON.stringify(graph).replaceAll('<', String.raw`\u003c`);
