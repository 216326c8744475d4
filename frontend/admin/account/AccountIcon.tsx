import { Drawing } from '../../components/Drawing.tsx';

const drawings = {
  copy: 'M8.5 8.5h11v11h-11zM15.5 8.5v-4h-11v11h4',
  download: 'M12 4.5v11M7.5 11l4.5 4.5 4.5-4.5M4.5 15v4.5h15V15',
  key: 'M8 11.5a4 4 0 1 0 0 8a4 4 0 1 0 0-8M11 12.5l8-8M15.5 8l3 3M18 5.5l1.5 1.5',
  laptop: 'M5.5 6h13v9h-13zM3 18.5h18',
  phone: 'M7.5 3.5h9v17h-9zM11 17.5h2',
};

export function AccountIcon({ name }: { name: keyof typeof drawings }) {
  return <Drawing d={drawings[name]} />;
}
