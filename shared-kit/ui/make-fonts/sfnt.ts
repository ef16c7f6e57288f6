/** Tables of a TrueType font by their tag. */
export type FontTables = Map<string, Buffer>;

/** Splits a TrueType file into its tables. */
export function readTables(font: Buffer): FontTables {
  const tables: FontTables = new Map();
  const count = font.readUInt16BE(4);
  for (let index = 0; index < count; index += 1) {
    const record = 12 + 16 * index;
    const start = font.readUInt32BE(record + 8);
    const tag = font.toString('latin1', record, record + 4);
    tables.set(tag, Buffer.from(font.subarray(start, start + font.readUInt32BE(record + 12))));
  }
  return tables;
}

/** A table that must be there. */
export function tableOf(tables: FontTables, tag: string): Buffer {
  const table = tables.get(tag);
  if (!table) throw new Error(`Failed to read the font: it has no table "${tag}". Use a TrueType variable font.`);
  return table;
}

const paddedTo4 = (data: Buffer): Buffer => Buffer.concat([data, Buffer.alloc((4 - (data.length % 4)) % 4)]);

/** Joins tables into a font. Checksums are left at 0: the compressor rewrites them. */
export function writeTables(tables: FontTables): Buffer {
  const sorted = [...tables].sort(([left], [right]) => (left < right ? -1 : 1));
  const head = Buffer.alloc(12 + 16 * sorted.length);
  const power = 2 ** Math.floor(Math.log2(sorted.length));
  head.writeUInt32BE(0x00010000, 0);
  head.writeUInt16BE(sorted.length, 4);
  head.writeUInt16BE(power * 16, 6);
  head.writeUInt16BE(Math.log2(power), 8);
  head.writeUInt16BE((sorted.length - power) * 16, 10);
  let offset = head.length;
  sorted.forEach(([tag, data], index) => {
    const record = 12 + 16 * index;
    head.write(tag, record, 'latin1');
    head.writeUInt32BE(offset, record + 8);
    head.writeUInt32BE(data.length, record + 12);
    offset += paddedTo4(data).length;
  });
  return Buffer.concat([head, ...sorted.map(([, data]) => paddedTo4(data))]);
}

/** The pieces joined, and the offset of each, with the end as the last. */
export function joinWithOffsets(pieces: readonly Buffer[]): { data: Buffer; offsets: number[] } {
  const padded = pieces.map(paddedTo4);
  const offsets = [0];
  for (const piece of padded) offsets.push((offsets.at(-1) ?? 0) + piece.length);
  return { data: Buffer.concat(padded), offsets };
}

/** Big-endian unsigned numbers as bytes. */
export function uint32s(values: readonly number[]): Buffer {
  const data = Buffer.alloc(4 * values.length);
  values.forEach((value, index) => {
    data.writeUInt32BE(value, 4 * index);
  });
  return data;
}

/** As uint32s, of 16 bits. */
export function uint16s(values: readonly number[]): Buffer {
  const data = Buffer.alloc(2 * values.length);
  values.forEach((value, index) => {
    data.writeUInt16BE(value & 0xffff, 2 * index);
  });
  return data;
}
