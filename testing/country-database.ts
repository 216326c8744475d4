/** A file in MaxMind's DB format 2.0 that knows one network of 24 bits. @param first its first address */
export function countryDatabase(first: string, country: string): Buffer {
  const bits = first.split('.').slice(0, 3).map(Number).flatMap(bitsOf);
  const data = bits.length + SEPARATOR.length;
  const nodes = bits.map((bit, place) => {
    const next = place === bits.length - 1 ? data : place + 1;
    return bit === 0 ? [next, bits.length] : [bits.length, next];
  });
  const metadata = map({
    binary_format_major_version: number(2),
    binary_format_minor_version: number(0),
    build_epoch: number(1),
    database_type: text('Country'),
    description: map({}),
    ip_version: number(4),
    languages: Buffer.from([0, 4]),
    node_count: number(bits.length),
    record_size: number(24),
  });
  const tree = Buffer.concat(nodes.flat().map(record));
  const value = map({ country: map({ iso_code: text(country) }) });
  return Buffer.concat([
    tree,
    SEPARATOR,
    value,
    Buffer.from('abcdef4d61784d696e642e636f6d', 'hex'),
    metadata,
  ]);
}

const SEPARATOR = Buffer.alloc(16);
const [TEXT, UINT32, MAP] = [2, 6, 7];

function bitsOf(byte: number): number[] {
  return Array.from({ length: 8 }, (_, place) => (byte >> (7 - place)) & 1);
}

function record(value: number): Buffer {
  return Buffer.from([value >> 16, (value >> 8) & 255, value & 255]);
}

function typed(type: number, size: number, content: Buffer): Buffer {
  return Buffer.concat([Buffer.from([(type << 5) | size]), content]);
}

function text(value: string): Buffer {
  if (value.length > 28) throw new Error('This writer knows no long texts.');
  return typed(TEXT, value.length, Buffer.from(value));
}

function number(value: number): Buffer {
  const content = Buffer.alloc(4);
  content.writeUInt32BE(value);
  return typed(UINT32, 4, content);
}

function map(entries: Record<string, Buffer>): Buffer {
  const content = Object.entries(entries).flatMap(([key, value]) => [text(key), value]);
  return typed(MAP, Object.keys(entries).length, Buffer.concat(content));
}
