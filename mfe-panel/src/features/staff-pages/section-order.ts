/** Sections of a page in both languages: where they are alike, a change of their order is one of both. */

export type Kinds = Readonly<Record<'pl' | 'en', readonly string[]>>;

/** Whether both languages have the same kinds of section in the same order. */
export const isPaired = ({ pl, en }: Kinds): boolean =>
  pl.length === en.length && pl.every((kind, index) => kind === en[index]);

/** Where an entry stands that was dropped upon another, as positions in the list that it was taken out of. */
export const dropPosition = (from: number, above: number): number => (above > from ? above - 1 : above);

/** Texts that one language has and the other lacks, by their names within a value of both languages. */
export function missingTexts(one: unknown, other: unknown): number {
  if (typeof one === 'string') return one.trim() !== '' && isEmptyText(other) ? 1 : 0;
  if (typeof one !== 'object' || one === null) return 0;
  return Object.entries(one).reduce(
    (sum, [name, value]) =>
      sum + missingTexts(value, typeof other === 'object' && other !== null ? Reflect.get(other, name) : undefined),
    0,
  );
}

const isEmptyText = (value: unknown) =>
  value === undefined || value === null || (typeof value === 'string' && value.trim() === '');
