import { Drawing } from './Drawing.tsx';

/** On a grid of 24 by 24. */
const drawings = {
  arrowDown: 'M12 4v15M6 13.5l6 6 6-6',
  arrowLeft: 'M20.5 12h-16M10.5 6l-6 6 6 6',
  arrowRight: 'M3.5 12h16M13.5 6l6 6-6 6',
  clock: 'M12 3.5a8.5 8.5 0 1 0 0 17a8.5 8.5 0 1 0 0-17M12 7v5.3l3.5 2',
  close: 'M5.5 5.5l13 13M18.5 5.5l-13 13',
  heart: 'M12 19.5C5 14.5 3.5 11.5 3.5 9A4.3 4.3 0 0 1 12 7.5 4.3 4.3 0 0 1 20.5 9c0 2.5-1.5 5.5-8.5 10.5z',
  magnifier: 'M10.5 4.5a6 6 0 1 0 0 12a6 6 0 1 0 0-12M15 15l5 5',
  pause: 'M8.5 5.5v13M15.5 5.5v13',
  phone:
    'M5 4h4l1.6 4.4-2.3 1.7a12 12 0 0 0 5.6 5.6l1.7-2.3L20 15v4c0 .8-.7 1.3-1.5 1.2C11 19.5 4.5 13 3.8 5.5 3.7 4.7 4.2 4 5 4z',
  play: 'M7.5 5l11 7-11 7z',
  plus: 'M12 5v14M5 12h14',
  soundOff: 'M4 9.5h3.5L12 6v12l-4.5-3.5H4zM15.5 9.5l5 5M20.5 9.5l-5 5',
  soundOn: 'M4 9.5h3.5L12 6v12l-4.5-3.5H4zM15.5 9a4.5 4.5 0 0 1 0 6M18 6.5a8 8 0 0 1 0 11',
  tick: 'M4.5 12.5l5 5 10-11',
  warning: 'M12 4l9 16H3zM12 10v4.5M12 17v.3',
  whatsapp:
    'M4 20l1.2-4A8.3 8.3 0 1 1 8.3 18.9L4 20zM9 8.3c-.7 1-.3 2.5 1.3 4.2 1.7 1.7 3.3 2.2 4.4 1.4l.4-1-2-1.2-.8.8c-.9-.4-1.5-1-1.9-1.9l.8-.8-1.1-2z',
  zoom: 'M10.5 4.5a6 6 0 1 0 0 12a6 6 0 1 0 0-12M15 15l5 5M10.5 8v5M8 10.5h5',
} as const;

export type IconName = keyof typeof drawings;

export function Icon({ name }: { name: IconName }) {
  return <Drawing d={drawings[name]} />;
}
