const MEGABYTE = 1024 * 1024;

/** Such as 2.4 MB, and 12 kB for what is small. */
export function formatBytes(bytes: number): string {
  const megabytes = bytes / MEGABYTE;
  return megabytes < 0.1 ? `${Math.ceil(bytes / 1024)} kB` : `${megabytes.toFixed(1)} MB`;
}
