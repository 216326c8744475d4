import { Drawing } from '../../../components/Drawing.tsx';

/** On a grid of 24 by 24. */
const drawings = {
  undo: 'M9 5L4.5 9.5L9 14M4.5 9.5H14a5 5 0 0 1 0 10h-4',
  redo: 'M15 5l4.5 4.5L15 14M19.5 9.5H10a5 5 0 0 0 0 10h4',
  ordered: 'M10 6h10M10 12h10M10 18h10M4 5l1.5-.8V8.5M4 15.5c.3-1.3 2.7-1.3 2.7.2 0 1-2.7 2-2.7 3.3h2.8',
  bullet: 'M9.5 6H20M9.5 12H20M9.5 18H20M5 6h.1M5 12h.1M5 18h.1',
  link: 'M10 14l4-4M8.5 11l-2.8 2.8a3.2 3.2 0 0 0 4.5 4.5L13 15.5M15.5 13l2.8-2.8a3.2 3.2 0 0 0-4.5-4.5L11 8.5',
  image: 'M4 5h16v14H4zM4 15.5l4.5-4 4 3.5 2.8-2.3L20 16.5M15.5 7.7a1.3 1.3 0 1 0 0 2.6a1.3 1.3 0 1 0 0-2.6',
  quotation: 'M5 7h5v5c0 3-1.5 4.5-4 5M14 7h5v5c0 3-1.5 4.5-4 5M5 7v5h5M14 7v5h5',
  source: 'M5 6h14M5 10h9M9 17h3M14 17h5',
  table: 'M4 5h16v14H4zM4 10h16M4 14.5h16M12 5v14',
  rowAbove: 'M4 12h16v7H4zM12 3v6M9 6h6',
  rowBelow: 'M4 5h16v7H4zM12 15v6M9 18h6',
  columnBefore: 'M12 4h7v16h-7zM3 12h6M6 9v6',
  columnAfter: 'M5 4h7v16H5zM15 12h6M18 9v6',
  removeRow: 'M4 8h16v8H4zM9.5 9.5l5 5M14.5 9.5l-5 5',
  removeColumn: 'M8 4h8v16H8zM9.5 9.5l5 5M14.5 9.5l-5 5',
  removeTable: 'M4 5h16v14H4zM4 9h16M9.5 11.5l5 5M14.5 11.5l-5 5',
  caption: 'M4 9h16v10H4zM4 14h16M12 9v10M7 5h10',
  library: 'M4 8.5h12.5V20H4zM7.5 8.5V4.5H20V16.5h-3.5M4 17l3.5-3 3 2.5 2-1.5 4 3',
  clean: 'M6 5h11M11.5 5l-2 9M4 19h8M14.5 14l5 5M19.5 14l-5 5',
} as const;

export type ToolbarIconName = keyof typeof drawings;

export function ToolbarIcon({ name }: { name: ToolbarIconName }) {
  return <Drawing d={drawings[name]} />;
}
