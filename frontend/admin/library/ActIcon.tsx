import { Drawing } from '../../components/Drawing.tsx';

/** On a grid of 24 by 24. */
const drawings = {
  replace: 'M4 9h14M14.5 5.5L18 9l-3.5 3.5M20 15H6M9.5 11.5L6 15l3.5 3.5',
  download: 'M12 4.5v11M7.5 11l4.5 4.5 4.5-4.5M4.5 15v4.5h15V15',
} as const;

/** Those that only the library shows: the site's own travel to every visitor. */
export function ActIcon({ name }: { name: keyof typeof drawings }) {
  return <Drawing d={drawings[name]} />;
}
