import { Drawing } from '../../components/Drawing.tsx';

const drawings = {
  today:
    'M12 8.2a3.8 3.8 0 1 0 0 7.6a3.8 3.8 0 1 0 0-7.6M12 3v2.5M12 18.5V21M3 12h2.5M18.5 12H21M5.6 5.6l1.8 1.8M16.6 16.6l1.8 1.8M18.4 5.6l-1.8 1.8M7.4 16.6l-1.8 1.8',
  enquiries: 'M4 13.5h4.5c.4 1.8 1.7 2.8 3.5 2.8s3.1-1 3.5-2.8H20M4 13.5L6.5 5h11L20 13.5v6H4z',
  blogs: 'M4.5 19.5l.9-4L16 5l3 3L8.5 18.6zM13.8 7.2l3 3',
  more: 'M4 7.5h16M4 12h16M4 16.5h16',
};

/** Above a word of the bar at the foot of a phone. */
export function TabBarIcon({ name }: { name: keyof typeof drawings }) {
  return <Drawing d={drawings[name]} />;
}
