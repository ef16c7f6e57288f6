import type { LocaleCode } from '@aksamit/contracts/platform';
import { formatMonth } from '@aksamit/module-sdk/dates';

/** `październik 2026` of `2026-10`. */
export const monthName = (month: string, locale: LocaleCode): string => formatMonth(`${month}-15`, locale);
