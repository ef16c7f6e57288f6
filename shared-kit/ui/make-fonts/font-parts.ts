import { type FontTables, tableOf } from './sfnt';

/** Number of glyphs. */
export const glyphCount = (tables: FontTables): number => tableOf(tables, 'maxp').readUInt16BE(4);

/** Outlines, one piece per glyph; empty for a space. */
export function readGlyphs(tables: FontTables): Buffer[] {
  const isLong = tableOf(tables, 'head').readUInt16BE(50) === 1;
  const loca = tableOf(tables, 'loca');
  const glyf = tableOf(tables, 'glyf');
  const at = (glyph: number) => (isLong ? loca.readUInt32BE(4 * glyph) : 2 * loca.readUInt16BE(2 * glyph));
  return Array.from({ length: glyphCount(tables) }, (_, glyph) => Buffer.from(glyf.subarray(at(glyph), at(glyph + 1))));
}

/** Advance width and left side bearing per glyph, font units. */
export function readMetrics(tables: FontTables): { advance: number; bearing: number }[] {
  const long = tableOf(tables, 'hhea').readUInt16BE(34);
  const hmtx = tableOf(tables, 'hmtx');
  return Array.from({ length: glyphCount(tables) }, (_, glyph) => ({
    advance: hmtx.readUInt16BE(4 * Math.min(glyph, long - 1)),
    bearing: glyph < long ? hmtx.readInt16BE(4 * glyph + 2) : hmtx.readInt16BE(4 * long + 2 * (glyph - long)),
  }));
}

/** Variations (`gvar`): the shared tuples and one piece per glyph. */
export interface Variations {
  axisCount: number;
  sharedTuples: Buffer;
  sharedCount: number;
  glyphs: Buffer[];
}

export function readVariations(tables: FontTables): Variations {
  const gvar = tableOf(tables, 'gvar');
  const axisCount = gvar.readUInt16BE(4);
  const sharedCount = gvar.readUInt16BE(6);
  const sharedAt = gvar.readUInt32BE(8);
  const isLong = (gvar.readUInt16BE(14) & 1) === 1;
  const dataAt = gvar.readUInt32BE(16);
  const at = (glyph: number) =>
    dataAt + (isLong ? gvar.readUInt32BE(20 + 4 * glyph) : 2 * gvar.readUInt16BE(20 + 2 * glyph));
  return {
    axisCount,
    sharedCount,
    sharedTuples: Buffer.from(gvar.subarray(sharedAt, sharedAt + 2 * axisCount * sharedCount)),
    glyphs: Array.from({ length: gvar.readUInt16BE(12) }, (_, glyph) =>
      Buffer.from(gvar.subarray(at(glyph), at(glyph + 1))),
    ),
  };
}

/** Character to glyph, out of a `cmap` subtable of format 4 or 12. */
export function readCharacters(tables: FontTables): Map<number, number> {
  const cmap = tableOf(tables, 'cmap');
  const found = new Map<number, number>();
  for (let index = 0; index < cmap.readUInt16BE(2); index += 1) {
    const subtable = cmap.subarray(cmap.readUInt32BE(4 + 8 * index + 4));
    const format = subtable.readUInt16BE(0);
    if (format === 4) readFormat4(subtable, found);
    if (format === 12) readFormat12(subtable, found);
  }
  return found;
}

function readFormat4(subtable: Buffer, found: Map<number, number>) {
  const segments = subtable.readUInt16BE(6) / 2;
  const column = (number: number, segment: number) => 14 + 2 * segments * number + (number > 0 ? 2 : 0) + 2 * segment;
  for (let segment = 0; segment < segments; segment += 1) {
    const end = subtable.readUInt16BE(column(0, segment));
    const start = subtable.readUInt16BE(column(1, segment));
    const delta = subtable.readUInt16BE(column(2, segment));
    const rangeAt = column(3, segment);
    const range = subtable.readUInt16BE(rangeAt);
    for (let character = start; character <= end && character !== 0xffff; character += 1) {
      const listed = range === 0 ? character : subtable.readUInt16BE(rangeAt + range + 2 * (character - start));
      if (listed !== 0) found.set(character, (listed + delta) & 0xffff);
    }
  }
}

function readFormat12(subtable: Buffer, found: Map<number, number>) {
  for (let group = 0; group < subtable.readUInt32BE(12); group += 1) {
    const at = 16 + 12 * group;
    const start = subtable.readUInt32BE(at);
    const glyph = subtable.readUInt32BE(at + 8);
    for (let character = start; character <= subtable.readUInt32BE(at + 4); character += 1) {
      found.set(character, glyph + character - start);
    }
  }
}
