import { Drawing } from '../../components/Drawing.tsx';
import { Icon, type IconName } from '../../components/Icon.tsx';

const drawings = {
  arrowUp: 'M12 20V5M6 10.5L12 4.5l6 6',
  bin: 'M5 7h14M9.5 7V4.5h5V7M7 7l.8 12.5h8.4L17 7M10.3 10.5v6M13.7 10.5v6',
  eye: 'M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12zM12 9.2a2.8 2.8 0 1 0 0 5.6a2.8 2.8 0 1 0 0-5.6',
  grip: 'M9 6h.1M15 6h.1M9 12h.1M15 12h.1M9 18h.1M15 18h.1',
  key: 'M8 11.5a4 4 0 1 0 0 8a4 4 0 1 0 0-8M11 12.5l8-8M15.5 8l3 3M18 5.5l1.5 1.5',
  pencil: 'M4.5 19.5l.9-4L16 5l3 3L8.5 18.6zM13.8 7.2l3 3',
  person: 'M12 4.7a3.8 3.8 0 1 0 0 7.6a3.8 3.8 0 1 0 0-7.6M4.5 20c.8-4 3.8-6 7.5-6s6.7 2 7.5 6',
  upload: 'M12 15.5V4.5M7.5 9L12 4.5 16.5 9M4.5 15v4.5h15V15',
} as const;

type OwnName = keyof typeof drawings;
export type StaffIconName = OwnName | IconName;

/** Also those that no page of the site shows: visitors do not load these. */
export function StaffIcon({ name }: { name: StaffIconName }) {
  return isOwn(name) ? <Drawing d={drawings[name]} /> : <Icon name={name} />;
}

const isOwn = (name: StaffIconName): name is OwnName => Object.hasOwn(drawings, name);
