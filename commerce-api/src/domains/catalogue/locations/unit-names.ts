import type { LocaleCode } from '@aksamit/contracts';
import { sql } from 'kysely';

/** What a device `d` is called in a language: one without an English name by its own. Source: docs/decisions/0242. */
export const deviceName = (locale: LocaleCode) => (locale === 'en' ? sql`coalesce(d.name_en, d.name)` : sql`d.name`);

/** What a room `r` is called in a language: one without an English name by its own. Source: docs/decisions/0247. */
export const roomName = (locale: LocaleCode) => (locale === 'en' ? sql`coalesce(r.name_en, r.name)` : sql`r.name`);
