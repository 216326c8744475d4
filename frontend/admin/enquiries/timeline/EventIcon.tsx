import { Drawing } from '../../../components/Drawing.tsx';

/** On a grid of 24 by 24; apart from the site's, so that visitors do not download them. */
const drawings = {
  ban: 'M12 3.5a8.5 8.5 0 1 0 0 17a8.5 8.5 0 1 0 0-17M6 18L18 6',
  calendar: 'M4.5 6h15v13.5h-15zM4.5 10h15M8.5 3.5V8M15.5 3.5V8',
  inbox: 'M4.5 13v6h15v-6M12 4v10M8 10.5l4 4 4-4',
  mail: 'M3.5 6h17v12.5h-17zM3.5 6.5l8.5 6.5 8.5-6.5',
  move: 'M4 12h11M11 7.5l4.5 4.5L11 16.5M19.5 5v14',
  note: 'M5 4.5h14v11l-4.5 4H5zM14.5 19.5v-4H19M8 9h8M8 12.500h5',
  person: 'M12 4.7a3.8 3.8 0 1 0 0 7.6a3.8 3.8 0 1 0 0-7.6M4.500 20c.8-4 3.800-6 7.500-6s6.700 2 7.500 6',
  phone:
    'M5 4h4l1.6 4.4-2.3 1.7a12 12 0 0 0 5.6 5.6l1.7-2.3L20 15v4c0 .8-.7 1.3-1.5 1.2C11 19.5 4.5 13 3.8 5.5 3.7 4.7 4.2 4 5 4z',
  whatsapp: 'M4 20l1.2-4A8.3 8.3 0 1 1 8.3 18.9L4 20z',
} as const;

export type EventIconName = keyof typeof drawings;

export function EventIcon({ name }: { name: EventIconName }) {
  return <Drawing d={drawings[name]} />;
}
