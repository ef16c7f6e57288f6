import type { Translate } from '@aksamit/module-sdk/i18n';

const LANGUAGES = ['pl', 'en'];
const isNumber = (part: string) => /^\d+$/.test(part);

/** Fields that are called otherwise within another one: of a gallery the id is a photograph's, elsewhere a treatment's. */
const KEYS_WITHIN: Readonly<Record<string, readonly (readonly [within: string, key: string])[]>> = {
  id: [['pictures', 'galleryPicture']],
  label: [['actions', 'actionLabel']],
};

/** Label of a control by its name: `content.pl.faqs.1.title` is “Title (PL), 2”. */
export function fieldLabel(name: string, t: Translate): string {
  const parts = name.split('.');
  // The entry of a list of texts has no name of its own.
  const own = parts.filter((part, index) => !(part === 'value' && isNumber(parts[index - 1] ?? '')));
  const field = own.findLast((part) => !isNumber(part) && !LANGUAGES.includes(part)) ?? name;
  const key = KEYS_WITHIN[field]?.find(([within]) => own.includes(within))?.[1] ?? field;
  const language = own.find((part) => LANGUAGES.includes(part));
  const positions = own.filter(isNumber).map((part) => String(Number(part) + 1));
  const label = t(`staff.records.fields.${key}`);
  return [language ? `${label} (${language.toUpperCase()})` : label, ...positions].join(', ');
}
