/** Degrees from the middle of the map to its edge. */
const SHOWN = { latitude: 0.009, longitude: 0.012 };

/** @param coordinates such as `28.627, 77.377` @returns the address of a map with a mark there */
export function mapEmbed(coordinates: string): string {
  const [latitude = 0, longitude = 0] = coordinates.split(',').map(Number);
  const edges = [-1, 1].flatMap((side) => [
    longitude + side * SHOWN.longitude,
    latitude + side * SHOWN.latitude,
  ]);
  const bbox = edges.map((edge) => edge.toFixed(4)).join(',');
  const asked = new URLSearchParams({ bbox, layer: 'mapnik', marker: `${latitude},${longitude}` });
  return `https://www.openstreetmap.org/export/embed.html?${asked}`;
}
