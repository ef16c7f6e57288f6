import type { StaffPageContent, StaffPageDraft } from '@aksamit/contracts/staff';
import { usePageContext } from '@aksamit/module-sdk/lifecycle';
import { useState } from 'react';
import { clearDraft } from '../../drafts/form-draft';
import { type FormFields, recordOfForm } from '../../staff-kit/record-form/form-values';
import { isSame, useDraftedForm } from '../../staff-kit/record-form/use-drafted-form';
import type { EditedPage } from './api/page-calls';
import { formOfContent, pageControl } from './page-content';

const withVersion = (fields: FormFields, version: number): FormFields => ({ ...fields, version: String(version) });

/**
 * What is typed into the editor of a page beside what is stored. The version that is edited is a field of the form, so that a
 * draft of the tab that is older than the page's is known as such.
 */
export function usePageForm({ page, draft }: EditedPage, userId: string) {
  const { locale } = usePageContext();
  const [stored, setStored] = useState(draft);
  const [original, setOriginal] = useState(() => formOfContent(draft.content ?? page, draft.version, locale));
  const name = `staffPage:${page.id}`;
  const state = useDraftedForm(original, { name, userId });
  const { form, setChanged, setErrors } = state;
  const show = (fields: FormFields, isStored: boolean) => {
    form.reset(fields);
    setErrors({});
    setChanged(!isStored);
    if (isStored) clearDraft(name);
  };
  return {
    ...state,
    stored,
    /** What was sent is stored; what was typed meanwhile differs from it. */
    keep(sent: FormFields, next: StaffPageDraft) {
      setStored(next);
      setOriginal(withVersion(sent, next.version));
      form.setValue('version', String(next.version));
      const isSaved = isSame(withVersion(form.getValues() as FormFields, 0), withVersion(sent, 0));
      setChanged(!isSaved);
      if (isSaved) clearDraft(name);
    },
    /** The page was changed here beside its draft, so that its version is another one. */
    raise(version: number) {
      setStored({ ...stored, version });
      setOriginal(withVersion(original, version));
      form.setValue('version', String(version));
    },
    /** What is stored now, instead of what is typed. */
    adopt(content: StaffPageContent, next: StaffPageDraft) {
      const fields = formOfContent(content, next.version, locale);
      setStored(next);
      setOriginal(fields);
      show(fields, true);
    },
    /** A former state instead of what is typed; it is not stored yet. */
    restore: (content: StaffPageContent) => show(formOfContent(content, stored.version, locale), false),
    discard: () => show(original, true),
    /** What is typed, complete or not. */
    typed: (): unknown => recordOfForm(pageControl, form.getValues() as FormFields),
  };
}
