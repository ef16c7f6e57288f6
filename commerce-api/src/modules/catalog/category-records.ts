/** Categories and body parts as PostgreSQL hands them over in JSON, and as the API answers them. */
import type { BodyPart, LocaleCode, ProductCategory } from '@aksamit/shared-kit/contracts';
import { sql } from 'kysely';

interface Slugs {
  pl: string;
  en: string;
}

export interface CategoryJson {
  id: string;
  code: string;
  enabled: boolean;
  name: Slugs;
  slugs: Slugs;
  isVirtual: boolean;
  showInMenu: boolean;
  link: Slugs | null;
}

export interface BodyPartJson {
  id: string;
  code: string;
  name: Slugs;
  slugs: Slugs;
  group: BodyPart['group'];
}

/** JSON of the category row that stands under the alias `c`. */
export const categoryJson = sql<CategoryJson>`json_build_object('id', c.id::text, 'code', c.code, 'enabled', c.enabled,
  'name', c.name, 'slugs', c.slugs, 'isVirtual', c.is_virtual, 'showInMenu', c.show_in_menu, 'link', c.link)`;

/** JSON of the body part row that stands under the alias `b`. */
export const bodyPartJson = sql<BodyPartJson>`json_build_object('id', b.id::text, 'code', b.code, 'name', b.name,
  'slugs', b.slugs, 'group', b.body_part_group)`;

export function toCategory(json: CategoryJson, locale: LocaleCode): ProductCategory {
  return {
    id: json.id,
    modelType: 'productCategory',
    enabled: json.enabled,
    code: json.code,
    name: json.name[locale],
    slug: json.slugs[locale],
    slugs: json.slugs,
    locales: (['pl', 'en'] as const).map((code) => ({ locale: code, name: json.name[code], slug: json.slugs[code] })),
    isVirtual: json.isVirtual,
    showInMenu: json.showInMenu,
    link: json.link?.[locale] ?? null,
  };
}

export function toBodyPart(json: BodyPartJson, locale: LocaleCode): BodyPart {
  return {
    id: json.id,
    code: json.code,
    name: json.name[locale],
    slug: json.slugs[locale],
    slugs: json.slugs,
    locale,
    group: json.group,
  };
}
