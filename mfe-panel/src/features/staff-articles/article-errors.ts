import type { HttpError } from '@aksamit/module-sdk/http';
import type { Translate } from '@aksamit/module-sdk/i18n';
import type { z } from 'zod';

/** Messages by the path of their control: `title.pl`, `slugs.en`, `content.pl`. */
export type ArticleErrors = Readonly<Record<string, string>>;

const LANGUAGES = ['pl', 'en'];

/** The control that shows a path: texts by language, the blocks of a language as one, all else by its field. */
export function controlOf(path: readonly string[]): string {
  const [field = '', second, third] = path;
  if (field === 'meta') return [field, second ?? 'pl', third ?? 'title'].join('.');
  if (field === 'promoBar') return [field, second ?? 'pl', third ?? 'promoBarHeadline'].join('.');
  if (field === 'slugs' && second === undefined) return 'slugs.pl';
  return second !== undefined && LANGUAGES.includes(second) ? `${field}.${second}` : field;
}

/** What the contract refuses, in words. */
export function errorsOfIssues(issues: readonly z.core.$ZodIssue[], t: Translate): ArticleErrors {
  const errors: Record<string, string> = {};
  for (const issue of issues) errors[controlOf(issue.path.map(String))] ??= messageOf(issue, t);
  return errors;
}

function messageOf(issue: z.core.$ZodIssue, t: Translate): string {
  if (issue.code === 'too_small') return t('form.required');
  if (issue.code === 'too_big') return t('staff.records.errors.textBig', { count: Number(issue.maximum) });
  return t('staff.records.errors.format');
}

/** The API's refusals; those without a control are in `rest`. Paths of a text that is published begin with `content.`. */
export function errorsOfRefusal(error: HttpError): { errors: ArticleErrors; rest: string[] } {
  const errors: Record<string, string> = {};
  const rest: string[] = [];
  for (const [path, message] of Object.entries(error.fieldPaths)) {
    const parts = path.split('.');
    // The body of a version holds the text as `content`, which has a field of this name itself.
    const isWrapped = parts[0] === 'content' && parts[1] !== undefined && !LANGUAGES.includes(parts[1]);
    const control = controlOf(isWrapped || parts[1] === 'content' ? parts.slice(1) : parts);
    if (CONTROLS.has(control.split('.')[0] ?? '')) errors[control] ??= message;
    else rest.push(message);
  }
  return { errors, rest };
}

const CONTROLS = new Set([
  'title',
  'slugs',
  'lead',
  'content',
  'meta',
  'categoryId',
  'authorId',
  'sideCategoryIds',
  'productIds',
  'relatedIds',
  'ctaType',
  'ctaProductId',
  'pictureId',
  'gender',
  'promoBar',
  'promoBarId',
]);
