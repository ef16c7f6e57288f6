/** Categories and body parts as PostgreSQL returns them in JSON, and as the API returns them. */
import type { BodyPart, LocaleCode, ProductCategory } from '@aksamit/contracts';
import { sql } from 'kysely';

interface Slugs {
  pl: string;
  en: string;
}

// Arrays: PostgreSQL repeats the names of JSON objects for each value.
export type CategoryJson = [
  id: string,
  code: string,
  enabled: boolean,
  name: Slugs,
  slugs: Slugs,
  isVirtual: boolean,
  showInMenu: boolean,
  link: Slugs | null,
];

export type BodyPartJson = [
  position: number,
  id: string,
  code: string,
  name: Slugs,
  slugs: Slugs,
  group: BodyPart['group'],
];

/** Names of the groups of body parts. */
export const bodyPartGroupNames = {
  pl: { top: 'Góra ciała', bottom: 'Dół ciała', face: 'Twarz' },
  en: { top: 'Upper body', bottom: 'Lower body', face: 'Face' },
} as const satisfies Record<LocaleCode, Record<BodyPart['group'], string>>;

/** JSON of the category row with the alias `c`. */
export const categoryJson = sql<CategoryJson>`json_build_array(c.id::text, c.code, c.enabled, c.name, c.slugs, c.is_virtual,
  c.show_in_menu, c.link)`;

/** JSON of the body part row with the alias `b`. */
export const bodyPartJson = sql<BodyPartJson>`json_build_array(b.position, b.id::text, b.code, b.name, b.slugs,
  b.body_part_group)`;

export function toCategory(json: CategoryJson, locale: LocaleCode): ProductCategory {
  const [id, code, enabled, name, slugs, isVirtual, showInMenu, link] = json;
  return {
    id,
    modelType: 'productCategory',
    enabled,
    code,
    name: name[locale],
    slug: slugs[locale],
    slugs,
    locales: (['pl', 'en'] as const).map((each) => ({ locale: each, name: name[each], slug: slugs[each] })),
    isVirtual,
    showInMenu,
    link: link?.[locale] ?? null,
  };
}

/** Sorts body parts by position, those of one position by their ids. */
export const toBodyParts = (parts: readonly BodyPartJson[] | null, locale: LocaleCode): BodyPart[] =>
  (parts ?? [])
    .toSorted(([a, idOfA], [b, idOfB]) => a - b || Number(idOfA) - Number(idOfB))
    .map((part) => toBodyPart(part, locale));

export function toBodyPart([, id, code, name, slugs, group]: BodyPartJson, locale: LocaleCode): BodyPart {
  return { id, code, name: name[locale], slug: slugs[locale], slugs, locale, group };
}
