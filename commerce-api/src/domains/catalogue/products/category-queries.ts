import type { BodyPart, LocaleCode, ProductCategory } from '@aksamit/contracts';
import { sql } from 'kysely';
import type { Db } from '../../../platform/database';
import {
  type BodyPartJson,
  bodyPartJson,
  type CategoryJson,
  categoryJson,
  toBodyPart,
  toCategory,
} from './category-records';

/** Enabled categories in their order; virtual ones (vouchers) have no treatments and are omitted unless requested. */
export async function selectCategories(db: Db, locale: LocaleCode, isVirtual = false): Promise<ProductCategory[]> {
  const result = await sql<{ category: CategoryJson }>`
    select ${categoryJson} as category from product_categories c where c.enabled and c.is_virtual = ${isVirtual} order by c.position, c.id`.execute(
    db,
  );
  return result.rows.map((row) => toCategory(row.category, locale));
}

/** All body parts in their order. */
export async function selectBodyParts(db: Db, locale: LocaleCode): Promise<BodyPart[]> {
  const result = await sql<{ part: BodyPartJson }>`
    select ${bodyPartJson} as part from body_parts b order by b.position, b.id`.execute(db);
  return result.rows.map((row) => toBodyPart(row.part, locale));
}
