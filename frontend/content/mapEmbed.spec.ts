import { expect, test } from 'vitest';
import { mapEmbed } from './mapEmbed.ts';

test.each([
  ['28.6270, 77.3770', '77.3650,28.6180,77.3890,28.6360', '28.627,77.377'],
  ['-33.9,18.4', '18.3880,-33.9090,18.4120,-33.8910', '-33.9,18.4'],
])('the map around %s has its mark in the middle', (coordinates, bbox, marker) => {
  const asked = Object.fromEntries(new URL(mapEmbed(coordinates)).searchParams);
  expect(asked).toEqual({ bbox, layer: 'mapnik', marker });
});
