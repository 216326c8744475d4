/** Version 4. Unlike crypto.randomUUID it works on plain http too. */
export function newUuid(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  const marked = bytes.map((byte, place) => {
    if (place === 6) return (byte % 16) + 0x40;
    return place === 8 ? (byte % 64) + 0x80 : byte;
  });
  const hex = Array.from(marked, (byte) => byte.toString(16).padStart(2, '0')).join('');
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
}
