import { Drawing } from './Drawing.tsx';

/** On a grid of 24 by 24. */
const drawings = {
  arrowDown: 'M12 4v15M6 13.5l6 6 6-6',
  arrowLeft: 'M20.5 12h-16M10.5 6l-6 6 6 6',
  arrowRight: 'M3.5 12h16M13.5 6l6 6-6 6',
  arrowUp: 'M12 20V5M6 10.5L12 4.5l6 6',
  bin: 'M5 7h14M9.5 7V4.5h5V7M7 7l.8 12.5h8.4L17 7M10.3 10.5v6M13.7 10.5v6',
  clock: 'M12 3.5a8.5 8.5 0 1 0 0 17a8.5 8.5 0 1 0 0-17M12 7v5.3l3.5 2',
  close: 'M5.5 5.5l13 13M18.5 5.5l-13 13',
  eye: 'M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12zM12 9.2a2.8 2.8 0 1 0 0 5.6a2.8 2.8 0 1 0 0-5.6',
  grip: 'M9 6h.1M15 6h.1M9 12h.1M15 12h.1M9 18h.1M15 18h.1',
  heart: 'M12 19.5C5 14.5 3.5 11.5 3.5 9A4.3 4.3 0 0 1 12 7.5 4.3 4.3 0 0 1 20.5 9c0 2.5-1.5 5.5-8.5 10.5z',
  key: 'M8 11.5a4 4 0 1 0 0 8a4 4 0 1 0 0-8M11 12.5l8-8M15.5 8l3 3M18 5.5l1.5 1.5',
  magnifier: 'M10.5 4.5a6 6 0 1 0 0 12a6 6 0 1 0 0-12M15 15l5 5',
  pause: 'M8.5 5.5v13M15.5 5.5v13',
  pencil: 'M4.5 19.5l.9-4L16 5l3 3L8.5 18.6zM13.8 7.2l3 3',
  person: 'M12 4.7a3.8 3.8 0 1 0 0 7.6a3.8 3.8 0 1 0 0-7.6M4.5 20c.8-4 3.8-6 7.5-6s6.7 2 7.5 6',
  phone:
    'M5 4h4l1.6 4.4-2.3 1.7a12 12 0 0 0 5.6 5.6l1.7-2.3L20 15v4c0 .8-.7 1.3-1.5 1.2C11 19.5 4.5 13 3.8 5.5 3.7 4.7 4.2 4 5 4z',
  play: 'M7.5 5l11 7-11 7z',
  plus: 'M12 5v14M5 12h14',
  soundOff: 'M4 9.5h3.5L12 6v12l-4.5-3.5H4zM15.5 9.5l5 5M20.5 9.5l-5 5',
  soundOn: 'M4 9.5h3.5L12 6v12l-4.5-3.5H4zM15.5 9a4.5 4.5 0 0 1 0 6M18 6.5a8 8 0 0 1 0 11',
  tick: 'M4.5 12.5l5 5 10-11',
  upload: 'M12 15.5V4.5M7.5 9L12 4.5 16.5 9M4.5 15v4.5h15V15',
  warning: 'M12 4l9 16H3zM12 10v4.5M12 17v.3',
  whatsapp:
    'M4 20l1.2-4A8.3 8.3 0 1 1 8.3 18.9L4 20zM9 8.3c-.7 1-.3 2.5 1.3 4.2 1.7 1.7 3.3 2.2 4.4 1.4l.4-1-2-1.2-.8.8c-.9-.4-1.5-1-1.9-1.9l.8-.8-1.1-2z',
  zoom: 'M10.5 4.5a6 6 0 1 0 0 12a6 6 0 1 0 0-12M15 15l5 5M10.5 8v5M8 10.5h5',
} as const;

export type IconName = keyof typeof drawings;

export function Icon({ name }: { name: IconName }) {
  return <Drawing d={drawings[name]} />;
}
