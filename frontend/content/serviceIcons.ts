/** Two icons for each service, on a field of 24 by 24: its strokes, and what is filled in when it is chosen. */
export const serviceIcons: Partial<Record<string, { strokes: string; chosen: string }>> = {
  consultancy: {
    strokes: 'M3.5 19.5V6.5h11v13zM3.5 13h5.5M9 13v6.5M9 6.5v3M20.5 4l-6.2 10.5-.6 2.7 2-1.9L21.8 5z',
    chosen: 'M20.5 4l-6.2 10.5-.6 2.7 2-1.9L21.8 5z',
  },
  'turnkey-solution': {
    strokes:
      'M8 4.5a4 4 0 1 0 0 8a4 4 0 1 0 0-8M10.8 11.3l8.7 8.7M16 16.5l2.3-2.3M18.3 18.8l1.7-1.7M8 8.5h.1',
    chosen: 'M8 4.5a4 4 0 1 0 0 8a4 4 0 1 0 0-8M8 7.2a1.3 1.3 0 1 1 0 2.6a1.3 1.3 0 1 1 0-2.6',
  },
  'residential-design': {
    strokes: 'M4.5 20v-9a7.5 7.5 0 0 1 15 0v9M2.5 20h19M9 20v-6.5h6V20',
    chosen: 'M9 20v-6.5h6V20z',
  },
  'office-interiors': {
    strokes: 'M3 13h18M5 13v7M19 13v7M13 13v7M13 16.5h6M6.5 13l1-3.5 4.5-4 3.5 3M14 10.2l2.7-2.7',
    chosen: 'M13 13h6v7h-6z',
  },
};
