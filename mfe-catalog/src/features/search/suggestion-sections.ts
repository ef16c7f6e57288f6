/** The list under a search field: groups of options, in order. Pure. */
import type { Gender, SearchSuggestion } from '@aksamit/contracts';
import type { Translate } from '@aksamit/module-sdk/i18n';
import { folded, type SuggestionGroup } from './suggestion-rules';
import type { SeenTreatment } from './use-seen-treatments';

/** An option of the list: a link. */
export interface ShownOption {
  key: string;
  title: string;
  detail?: string;
  price?: SearchSuggestion['price'];
  /** The body parts of a treatment. */
  drawn?: { gender: Gender; codes: readonly string[] } | undefined;
  href: string;
  /** It leads to more of the same. */
  isQuiet?: boolean;
}

export interface ShownSection {
  key: string;
  /** Empty: a group that needs no heading. */
  title: string;
  options: readonly ShownOption[];
}

interface SectionsInput {
  text: string;
  groups: readonly SuggestionGroup[];
  recent: readonly string[];
  popular: readonly string[];
  /** Whose pages were opened last; of an empty field alone. */
  seen: readonly SeenTreatment[];
  seenHref(treatment: SeenTreatment): string;
  /** Before a path without the prefix of market and locale. */
  basePath: string;
  /** Address of the results. */
  action: string;
  t: Translate;
}

const resultsOf = (action: string, text: string) => `${action}?${new URLSearchParams({ q: text })}`;

/**
 * For an empty field recent searches, treatments seen last and popular searches, or what is recommended where no popular one is left besides the recent
 * ones; for a text its suggestions, and the way to all results.
 */
export function sectionsOf(input: SectionsInput): ShownSection[] {
  const { text, groups, basePath, action, t } = input;
  const shown = groups.map(({ group, suggestions }) => ({
    key: group,
    title: t(text === '' ? 'suggestions.recommended' : `suggestions.${group}`),
    options: suggestions.map(({ id, title, detail, gender, bodyParts, price, path }) => ({
      key: `${group}-${id}`,
      title,
      detail: [detail, gender === 'female' || gender === 'male' ? t(`suggestions.${gender}`) : '']
        .filter(Boolean)
        .join(' · '),
      price,
      drawn: gender && bodyParts ? { gender, codes: bodyParts } : undefined,
      href: basePath + path,
    })),
  }));
  if (text === '') {
    const popular = searchesOf(input, 'popular');
    return [...searchesOf(input, 'recent'), ...seenOf(input), ...(popular.length > 0 ? popular : shown)];
  }
  if (shown.length === 0) return [];
  const all = { key: 'all', title: t('suggestions.all', { q: text }), href: resultsOf(action, text), isQuiet: true };
  return [...shown, { key: 'all', title: '', options: [all] }];
}

function seenOf({ seen, seenHref, t }: SectionsInput): ShownSection[] {
  const options = seen.map((treatment) => ({
    key: `seen-${treatment.id}`,
    title: treatment.name,
    detail: t(`suggestions.${treatment.gender}`),
    href: seenHref(treatment),
  }));
  return options.length > 0 ? [{ key: 'seen', title: t('suggestions.seen'), options }] : [];
}

/** Searches as options; a popular one that is among the recent ones is left out. */
function searchesOf({ action, t, ...searches }: SectionsInput, key: 'recent' | 'popular'): ShownSection[] {
  const recent = key === 'popular' ? searches.recent.map(folded) : [];
  const options = searches[key]
    .filter((text) => !recent.includes(folded(text)))
    .map((text) => ({ key: `${key}-${text}`, title: text, href: resultsOf(action, text) }));
  return options.length > 0 ? [{ key, title: t(`suggestions.${key}`), options }] : [];
}
