/** On a grid of 24 by 24. */
const drawings = {
  ordered: 'M10 6h10M10 12h10M10 18h10M4 5l1.5-.8V8.5M4 15.5c.3-1.3 2.7-1.3 2.7.2 0 1-2.7 2-2.7 3.3h2.8',
  bullet: 'M9.5 6H20M9.5 12H20M9.5 18H20M5 6h.1M5 12h.1M5 18h.1',
  link: 'M10 14l4-4M8.5 11l-2.8 2.8a3.2 3.2 0 0 0 4.5 4.5L13 15.5M15.5 13l2.8-2.8a3.2 3.2 0 0 0-4.5-4.5L11 8.5',
  image: 'M4 5h16v14H4zM4 15.5l4.5-4 4 3.5 2.8-2.3L20 16.5M15.5 7.7a1.3 1.3 0 1 0 0 2.6a1.3 1.3 0 1 0 0-2.6',
  clean: 'M6 5h11M11.5 5l-2 9M4 19h8M14.5 14l5 5M19.5 14l-5 5',
} as const;

export type ToolbarIconName = keyof typeof drawings;

export function ToolbarIcon({ name }: { name: ToolbarIconName }) {
  return (
    <svg className="icon" viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      <path d={drawings[name]} />
    </svg>
  );
}
