import type { Resources } from '../i18n';

const PLURALS: Record<'pl' | 'en', readonly string[]> = {
  pl: ['_one', '_few', '_many', '_other'],
  en: ['_one', '_other'],
};

function leaves(texts: Readonly<Record<string, unknown>>, prefix = ''): [string, unknown][] {
  return Object.entries(texts).flatMap(([key, value]): [string, unknown][] =>
    typeof value === 'object' && value !== null
      ? leaves(value as Record<string, unknown>, `${prefix}${key}.`)
      : [[prefix + key, value]],
  );
}

const stem = (key: string): string => key.replace(/_(zero|one|few|many|other)$/, '');

/**
 * Gaps in a module's texts: keys missing in one language, empty values, plural forms that a language requires and
 * lacks. Empty when there are none.
 */
export function localeGaps(resources: Resources): string[] {
  const gaps: string[] = [];
  const stems = { pl: new Set<string>(), en: new Set<string>() };
  for (const locale of ['pl', 'en'] as const) {
    const texts = new Map(leaves(resources[locale]));
    for (const [key, value] of texts) {
      stems[locale].add(stem(key));
      if (typeof value !== 'string' || value.trim() === '') gaps.push(`${locale}: ${key} is empty`);
      if (key === stem(key)) continue;
      for (const form of PLURALS[locale]) {
        if (!texts.has(stem(key) + form)) gaps.push(`${locale}: ${stem(key)} has no form ${form}`);
      }
    }
  }
  for (const key of stems.pl) if (!stems.en.has(key)) gaps.push(`en: ${key} is missing`);
  for (const key of stems.en) if (!stems.pl.has(key)) gaps.push(`pl: ${key} is missing`);
  return [...new Set(gaps)];
}
