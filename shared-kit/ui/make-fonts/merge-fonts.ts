import { glyphCount, readCharacters, readGlyphs, readMetrics, readVariations, type Variations } from './font-parts';
import { type FontTables, joinWithOffsets, readTables, tableOf, uint16s, uint32s, writeTables } from './sfnt';

const MORE_COMPONENTS = 0x20;
const SHARED_TUPLE_MASK = 0x0fff;
const EMBEDDED_PEAK = 0x8000;
const INTERMEDIATE = 0x4000;

/** Moves the glyph numbers inside an accented letter that is made from others. */
function withMovedComponents(glyph: Buffer, move: (glyph: number) => number): Buffer {
  if (glyph.length === 0 || glyph.readInt16BE(0) >= 0) return glyph;
  const moved = Buffer.from(glyph);
  let at = 10;
  for (let flags = MORE_COMPONENTS; flags & MORE_COMPONENTS; ) {
    flags = moved.readUInt16BE(at);
    moved.writeUInt16BE(move(moved.readUInt16BE(at + 2)), at + 2);
    const scale = flags & 0x8 ? 2 : flags & 0x40 ? 4 : flags & 0x80 ? 8 : 0;
    at += 4 + (flags & 1 ? 4 : 2) + scale;
  }
  return moved;
}

/** Moves the numbers of shared tuples inside a glyph's variations. */
function withMovedTuples(data: Buffer, axisCount: number, by: number): Buffer {
  if (data.length === 0) return data;
  const moved = Buffer.from(data);
  let at = 4;
  for (let left = moved.readUInt16BE(0) & 0x0fff; left > 0; left -= 1) {
    const index = moved.readUInt16BE(at + 2);
    if (!(index & EMBEDDED_PEAK)) {
      moved.writeUInt16BE((index & ~SHARED_TUPLE_MASK) | ((index & SHARED_TUPLE_MASK) + by), at + 2);
    }
    at += 4 + (index & EMBEDDED_PEAK ? 2 * axisCount : 0) + (index & INTERMEDIATE ? 4 * axisCount : 0);
  }
  return moved;
}

function variationsTable(first: Variations, second: Variations): Buffer {
  const added = second.glyphs.slice(1).map((data) => withMovedTuples(data, first.axisCount, first.sharedCount));
  const { data, offsets } = joinWithOffsets([...first.glyphs, ...added]);
  const tuples = Buffer.concat([first.sharedTuples, second.sharedTuples]);
  const tuplesAt = 20 + 4 * offsets.length;
  return Buffer.concat([
    uint16s([1, 0, first.axisCount, first.sharedCount + second.sharedCount]),
    uint32s([tuplesAt]),
    uint16s([offsets.length - 1, 1]),
    uint32s([tuplesAt + tuples.length, ...offsets]),
    tuples,
    data,
  ]);
}

/** A `cmap` of one subtable, format 4, with one segment per character: these fonts hold a few hundred at most. */
function charactersTable(characters: Map<number, number>): Buffer {
  const sorted = [...characters].sort(([left], [right]) => left - right);
  const codes = [...sorted.map(([code]) => code), 0xffff];
  const deltas = [...sorted.map(([code, glyph]) => glyph - code), 1];
  const power = 2 ** Math.floor(Math.log2(codes.length));
  const length = 16 + 8 * codes.length;
  const counts = [2 * codes.length, 2 * power, Math.log2(power), 2 * (codes.length - power)];
  return Buffer.concat([
    uint16s([0, 1, 3, 1]),
    uint32s([12]),
    uint16s([4, length, 0, ...counts, ...codes, 0, ...codes, ...deltas, ...codes.map(() => 0)]),
  ]);
}

function largestOfBoth(first: FontTables, second: FontTables, glyphs: number): Buffer {
  const merged = Buffer.from(tableOf(first, 'maxp'));
  const other = tableOf(second, 'maxp');
  for (let at = 6; at + 2 <= merged.length; at += 2) {
    merged.writeUInt16BE(Math.max(merged.readUInt16BE(at), other.readUInt16BE(at)), at);
  }
  merged.writeUInt16BE(glyphs, 4);
  return merged;
}

const withUInt16 = (table: Buffer, at: number, value: number): Buffer => {
  const changed = Buffer.from(table);
  changed.writeUInt16BE(value, at);
  return changed;
};

/**
 * Adds the characters of a second TrueType variable font to a first of the same design and axes. The sources are split
 * by alphabet (`latin`, `latin-ext`); this merges two files into one, so that a page in Polish loads one per family.
 * Kerning stays that of the first. Widths at other weights come from `gvar`, hence no `HVAR`.
 */
export function mergeFonts(firstFont: Buffer, secondFont: Buffer): Buffer {
  const first = readTables(firstFont);
  const second = readTables(secondFont);
  const before = glyphCount(first);
  // Glyph 0, the one for missing characters, is the first font's.
  const move = (glyph: number) => (glyph === 0 ? 0 : before + glyph - 1);
  const added = readGlyphs(second).slice(1);
  const outlines = joinWithOffsets([...readGlyphs(first), ...added.map((glyph) => withMovedComponents(glyph, move))]);
  const metrics = [...readMetrics(first), ...readMetrics(second).slice(1)];
  const characters = readCharacters(first);
  for (const [character, glyph] of readCharacters(second)) {
    if (!characters.has(character)) characters.set(character, move(glyph));
  }
  const merged: FontTables = new Map(first);
  merged.delete('HVAR');
  merged.set('glyf', outlines.data);
  merged.set('loca', uint32s(outlines.offsets));
  merged.set('head', withUInt16(tableOf(first, 'head'), 50, 1));
  merged.set('hhea', withUInt16(tableOf(first, 'hhea'), 34, metrics.length));
  merged.set('hmtx', uint16s(metrics.flatMap(({ advance, bearing }) => [advance, bearing])));
  merged.set('maxp', largestOfBoth(first, second, metrics.length));
  merged.set('gvar', variationsTable(readVariations(first), readVariations(second)));
  merged.set('cmap', charactersTable(characters));
  return writeTables(merged);
}
