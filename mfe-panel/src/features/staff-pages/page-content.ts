/** A page in the form of its editor, and back. */
import '../../staff-kit/without-generated-code';

import type { LocaleCode } from '@aksamit/contracts/platform';
import { type StaffPageContent, staffPageContent } from '@aksamit/contracts/staff';
import type { z } from 'zod';
import {
  type Control,
  type GroupControl,
  type ListControlOf,
  recordControl,
} from '../../staff-kit/record-form/control';
import { type FormFields, formOfRecord, recordOfForm } from '../../staff-kit/record-form/form-values';

export const LANGUAGES = ['pl', 'en'] as const;
export type Language = (typeof LANGUAGES)[number];

/** A page of text alone is edited as the one section that it is shown as. */
const edited = staffPageContent.omit({ body: true });

const pictures = Object.fromEntries(
  ['picture.pictureId', 'poster.pictureId', 'items.pictureId', 'items.before', 'items.after'].map((path) => [
    `sections.${path}`,
    { kind: 'picture', shape: 'cover' } as const,
  ]),
);

/** The controls of a page. */
export const pageControl: GroupControl = recordControl(edited, {
  ...pictures,
  'meta.pictureId': { kind: 'picture', shape: 'cover' },
  'sections.blocks.text': { kind: 'prose' },
  'sections.blocks.items.content': { kind: 'prose' },
  'sections.productIds': { kind: 'references', to: 'products' },
  'sections.category': { kind: 'reference', to: 'categoryCodes' },
  'sections(articles).category': { kind: 'reference', to: 'articleCategoryCodes' },
  'sections.promoBarId': { kind: 'reference', to: 'promoBars' },
});

/** The sections of one language. */
export const sectionsControl = sectionsOf(pageControl);

function sectionsOf({ fields }: GroupControl): ListControlOf {
  const both = fields.get('sections');
  if (both?.kind !== 'languages' || both.value.kind !== 'list') {
    throw new Error('Failed to derive the editor of pages: their sections are no list in each language.');
  }
  return both.value;
}

/** What few sections have, below what visitors read first. */
const LAST_FIELDS = ['more', 'anchor'];

/** The controls of a kind of section in the order in which they are filled in; undefined for a newer one. */
export function sectionControl(kind: string): readonly [field: string, control: Control][] | undefined {
  const { entry } = sectionsControl;
  const control = entry.kind === 'variants' ? entry.options.get(kind) : undefined;
  return control && [...control.fields].toSorted(([a], [b]) => LAST_FIELDS.indexOf(a) - LAST_FIELDS.indexOf(b));
}

/** Kinds of section that can be added. */
export const SECTION_KINDS: readonly string[] =
  sectionsControl.entry.kind === 'variants' ? [...sectionsControl.entry.options.keys()] : [];

type Stored = Pick<StaffPageContent, 'title' | 'slugs' | 'lead' | 'meta'> & {
  body?: StaffPageContent['body'];
  sections?: StaffPageContent['sections'] | undefined;
};

/** What is edited of a page, a draft or a former state. */
export function editedContent({ title, slugs, lead, meta, body, sections }: Stored): StaffPageContent {
  const text = (language: Language) => [{ kind: 'text' as const, blocks: body?.[language] ?? [] }];
  return { title, slugs, lead, meta, sections: sections ?? { pl: text('pl'), en: text('en') } };
}

/** The form of a page's content, with the version that is edited. */
export const formOfContent = (content: Stored, version: number, locale: LocaleCode): FormFields => ({
  ...formOfRecord(pageControl, editedContent(content), locale),
  version: String(version),
});

export type CheckedContent =
  | { input: unknown; content: StaffPageContent }
  | { input: unknown; issues: readonly z.core.$ZodIssue[] };

/** What is typed, checked by the contract's schema. */
export function contentOfForm(fields: FormFields): CheckedContent {
  const input = recordOfForm(pageControl, fields);
  const checked = edited.safeParse(input);
  return checked.success ? { input, content: checked.data } : { input, issues: checked.error.issues };
}
