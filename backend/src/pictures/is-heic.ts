const BRAND = /^ftyp(heic|heix|hevc|hevx|heim|heis|mif1|msf1)/;

/** As telephones of Apple keep photographs. An AVIF may begin alike. */
export function isHeic(source: Buffer): boolean {
  const brands = source.toString('latin1', 4, 64);
  return BRAND.test(brands) && !brands.includes('avif');
}
