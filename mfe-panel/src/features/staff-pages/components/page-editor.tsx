import { formatDateTime, useLocaleFormats, useTranslate } from '@aksamit/module-sdk/i18n';
import { useHref, usePageContext } from '@aksamit/module-sdk/lifecycle';
import { LinkButton, Notice } from '@aksamit/ui';
import { useId, useState } from 'react';
import { flushSync } from 'react-dom';
import { FormMessages } from '../../../forms/form-messages';
import { StaffHeading } from '../../../staff-kit/list/staff-heading';
import { ControlView } from '../../../staff-kit/record-form/components/control-view';
import { DraftNotice } from '../../../staff-kit/record-form/components/draft-notice';
import { FieldGroup, Form } from '../../../staff-kit/record-form/components/form-style';
import { LeaveQuestion } from '../../../staff-kit/record-form/components/leave-question';
import { contentWords, errorLabel } from '../../../staff-kit/record-form/content-words';
import { RecordFormContext } from '../../../staff-kit/record-form/record-form-context';
import { useLeaveWarning } from '../../../staff-kit/record-form/use-leave-warning';
import type { EditedPage } from '../api/page-calls';
import { pageAddress } from '../page-address';
import { LANGUAGES, type Language, pageControl } from '../page-content';
import { type PageEditorState, usePageEditor } from '../use-page-editor';
import { ConflictNotice } from './conflict-notice';
import { PageActions } from './page-actions';
import { PageState } from './pages-list';
import { SectionsEditor } from './sections-editor';
import { VersionsPart } from './versions-part';

/** The editor of a page's texts and sections. What is typed outlives a failed request and a reload. */
export function PageEditor({ edited, userId }: { edited: EditedPage; userId: string }) {
  const t = useTranslate();
  const formId = useId();
  const { locale, market } = usePageContext();
  const [language, setLanguage] = useState<Language>(locale);
  const editor = usePageEditor(edited, userId);
  const { form, errors, isChanged, isDraft, discard } = editor;
  const warning = useLeaveWarning(isChanged);
  const words = contentWords(t);
  const fieldId = (name: string) => `${formId}-${name}`;
  const currency = market.currencies[0]?.code ?? '';
  return (
    <RecordFormContext value={{ form, control: pageControl, errors, words, fieldId, currency }}>
      <EditorHeading edited={edited} />
      <Form onSubmit={(event) => event.preventDefault()} noValidate>
        {isDraft && isChanged ? <DraftNotice onDiscard={discard} /> : null}
        <StoredNotice editor={editor} />
        <ConflictNotice id={edited.page.id} editor={editor} />
        <EditorMessages editor={editor} fieldId={fieldId} onLanguage={setLanguage} />
        <FieldGroup>
          <legend>{t('staff.sitePages.groups.meta')}</legend>
          {['title', 'slugs', 'lead', 'meta'].map((field) => {
            const control = pageControl.fields.get(field);
            return control ? (
              <div key={field} data-wide="">
                <ControlView control={control} name={field} isDisabled={false} />
              </div>
            ) : null;
          })}
        </FieldGroup>
        <SectionsEditor language={language} onLanguage={setLanguage} />
        <PageActions page={edited.page} editor={editor} />
      </Form>
      <VersionsPart id={edited.page.id} editor={editor} />
      <LeaveQuestion warning={warning} />
    </RecordFormContext>
  );
}

function EditorHeading({ edited: { page } }: { edited: EditedPage }) {
  const t = useTranslate();
  const href = useHref();
  const { locale, basePath } = usePageContext();
  return (
    <>
      <StaffHeading
        title={page.title[locale]}
        back={{ href: href('panel/staff-site-pages'), label: t('staff.sitePages.title') }}
        actions={
          page.enabled ? (
            <LinkButton variant="secondary" href={`${basePath}${pageAddress(page, locale)}`} target="_blank">
              {t('staff.sitePages.openPage')}
            </LinkButton>
          ) : null
        }
      />
      <PageState page={page} />
    </>
  );
}

interface EditorMessagesProps {
  editor: PageEditorState;
  fieldId(name: string): string;
  onLanguage(language: Language): void;
}

function EditorMessages({ editor: { form, errors, attempt, message }, fieldId, onLanguage }: EditorMessagesProps) {
  const t = useTranslate();
  const words = contentWords(t);
  const kindOf = (section: string) => String(form.getValues(`${section}.kind`));
  const labelled = Object.entries(errors).map(([name, text]) => [
    name,
    `${errorLabel(name, words, t, kindOf)}: ${text}`,
  ]);
  // A section of the other language is shown before its control takes the focus.
  const reveal = (name: string) => {
    const [group, language] = name.split('.');
    const found = LANGUAGES.find((each) => each === language);
    if (group === 'sections' && found) flushSync(() => onLanguage(found));
  };
  return (
    <FormMessages
      errors={Object.fromEntries(labelled)}
      fieldId={fieldId}
      attempt={attempt}
      message={message}
      reveal={reveal}
    />
  );
}

/** What is edited is a stored draft: by whom, and when it will be published. */
function StoredNotice({ editor: { stored } }: { editor: PageEditorState }) {
  const t = useTranslate();
  const locale = useLocaleFormats();
  if (stored.failure) {
    return (
      <Notice tone="alert" title={t('staff.sitePages.failureTitle')}>
        {t('staff.sitePages.failureText')}
      </Notice>
    );
  }
  if (!stored.content) return null;
  const edited = { at: stored.editedAt ? formatDateTime(stored.editedAt, locale) : '', name: stored.editedBy ?? '' };
  return (
    <Notice>
      {t(stored.editedBy ? 'staff.sitePages.draftBy' : 'staff.sitePages.draftOf', edited)}{' '}
      {stored.publishAt ? t('staff.sitePages.plannedFor', { at: formatDateTime(stored.publishAt, locale) }) : null}
    </Notice>
  );
}
