const MINUTE = 60_000;

/** In its two largest units: "2 d 3 h", "1 h 12 min", "34 min". */
export function formatDuration(milliseconds: number): string {
  const minutes = Math.floor(milliseconds / MINUTE);
  const [days, hours] = [Math.floor(minutes / 1440), Math.floor(minutes / 60) % 24];
  if (days > 0) return hours > 0 ? `${days} d ${hours} h` : `${days} d`;
  return hours > 0 ? `${hours} h ${minutes % 60} min` : `${minutes} min`;
}
