/** Two people who wrote at once: whose words stand where. */
import type { StaffArticleContent } from '@aksamit/contracts/staff';

export type ContentField = keyof StaffArticleContent;

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(sorted(one)) === JSON.stringify(sorted(other));

/** The API returns the keys of its texts in an order of its own. */
function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1));
  return Object.fromEntries(entries.map(([key, inner]) => [key, sorted(inner)]));
}

export const isSameContent = (one: StaffArticleContent, other: StaffArticleContent): boolean => isSame(one, other);

/** Fields in which two texts differ. */
export function differingFields(one: StaffArticleContent, other: StaffArticleContent): ContentField[] {
  const fields = Object.keys(one) as ContentField[];
  return fields.filter((field) => !isSame(one[field], other[field]));
}

export interface Merge {
  /** Mine, with theirs where I changed nothing. */
  content: StaffArticleContent;
  /** What they changed. */
  theirs: ContentField[];
  /** What both changed, differently: mine stands in `content`. */
  both: ContentField[];
}

/** @param base what both began with */
export function mergeContent(base: StaffArticleContent, mine: StaffArticleContent, theirs: StaffArticleContent): Merge {
  const own = differingFields(base, mine);
  const others = differingFields(base, theirs);
  const taken = others.filter((field) => !own.includes(field));
  return {
    content: { ...mine, ...Object.fromEntries(taken.map((field) => [field, theirs[field]])) },
    theirs: others,
    both: others.filter((field) => own.includes(field) && !isSame(mine[field], theirs[field])),
  };
}
