import type { LegalDocument } from '@aksamit/contracts/staff';
import { formatDateTime, useLocaleFormats, useTranslate } from '@aksamit/module-sdk/i18n';
import { usePageContext } from '@aksamit/module-sdk/lifecycle';
import { Button, Text } from '@aksamit/ui';
import { useId, useState } from 'react';
import { FormMessages } from '../../../forms/form-messages';
import { ControlView } from '../../../staff-kit/record-form/components/control-view';
import { DraftNotice } from '../../../staff-kit/record-form/components/draft-notice';
import { Buttons, FieldGroup, Form } from '../../../staff-kit/record-form/components/form-style';
import { LeaveQuestion } from '../../../staff-kit/record-form/components/leave-question';
import { contentWords } from '../../../staff-kit/record-form/content-words';
import { RecordFormContext, useRecordFormState } from '../../../staff-kit/record-form/record-form-context';
import { useLeaveWarning } from '../../../staff-kit/record-form/use-leave-warning';
import { legalControl } from '../legal-text';
import { type LegalFormState, useLegalForm } from '../use-legal-form';
import { BehindNotice } from './behind-notice';
import { LegalDiff } from './legal-diff';
import { PublishDialog } from './publish-dialog';

interface LegalEditorProps {
  document: LegalDocument;
  /** The version that it will follow. */
  before: LegalDocument | null;
  userId: string;
}

/** The draft of a legal text, with what it changes. */
export function LegalEditor({ document, before, userId }: LegalEditorProps) {
  const t = useTranslate();
  const locale = useLocaleFormats();
  const formId = useId();
  const { market } = usePageContext();
  const state = useLegalForm(document, userId);
  const { form, errors, attempt, message, isChanged, isDraft, discard } = state;
  const warning = useLeaveWarning(isChanged);
  const words = contentWords(t);
  const fieldId = (name: string) => `${formId}-${name}`;
  const labelled = Object.entries(errors).map(([name, text]) => [name, `${words.labelOf(name)}: ${text}`]);
  const currency = market.currencies[0]?.code ?? '';
  return (
    <RecordFormContext value={{ form, control: legalControl, errors, words, fieldId, currency }}>
      <Form onSubmit={(event) => event.preventDefault()} noValidate>
        {isDraft && isChanged ? <DraftNotice onDiscard={discard} /> : null}
        {state.isBehind ? <BehindNotice state={state} document={document} /> : null}
        <FormMessages errors={Object.fromEntries(labelled)} fieldId={fieldId} attempt={attempt} message={message} />
        <TextFields title={t('staff.legal.draftOf', { at: formatDateTime(document.createdAt, locale) })} />
        <EditorButtons state={state} document={document} before={before} />
      </Form>
      <LeaveQuestion warning={warning} />
    </RecordFormContext>
  );
}

function TextFields({ title }: { title: string }) {
  const t = useTranslate();
  const { locale } = usePageContext();
  const { fieldId } = useRecordFormState();
  const [language, setLanguage] = useState<'pl' | 'en'>(locale);
  const summary = legalControl.fields.get('summary');
  const body = legalControl.fields.get('body');
  return (
    <FieldGroup id={fieldId('body')} tabIndex={-1}>
      <legend>{title}</legend>
      <div data-wide="">{summary ? <ControlView control={summary} name="summary" isDisabled={false} /> : null}</div>
      <div data-wide="">
        <Buttons role="group" aria-label={t('staff.legal.language')}>
          {(['pl', 'en'] as const).map((each) => (
            <Button
              key={each}
              variant={each === language ? 'primary' : 'secondary'}
              size="sm"
              aria-pressed={each === language}
              onClick={() => setLanguage(each)}
            >
              {t(`staff.sitePages.languages.${each}`)}
            </Button>
          ))}
        </Buttons>
      </div>
      <div data-wide="">
        {body?.kind === 'languages' ? (
          <ControlView key={language} control={body.value} name={`body.${language}`} isDisabled={false} />
        ) : null}
      </div>
    </FieldGroup>
  );
}

interface EditorButtonsProps {
  state: LegalFormState;
  document: LegalDocument;
  before: LegalDocument | null;
}

function EditorButtons({ state, document, before }: EditorButtonsProps) {
  const t = useTranslate();
  const [shown, setShown] = useState<'diff' | 'publish' | null>(null);
  const close = () => setShown(null);
  return (
    <>
      <Buttons>
        <Button busy={state.isPending} onClick={() => state.save()}>
          {t('staff.legal.save')}
        </Button>
        <Button variant="secondary" onClick={() => setShown('diff')}>
          {t('staff.legal.diff')}
        </Button>
        <Button variant="secondary" disabled={state.isChanged} onClick={() => setShown('publish')}>
          {t('staff.legal.publish')}
        </Button>
        {state.isChanged ? <Text size="sm">{t('staff.records.unsaved')}</Text> : null}
      </Buttons>
      <LegalDiff isOpen={shown === 'diff'} before={before} after={state.typed} onClose={close} />
      <PublishDialog isOpen={shown === 'publish'} document={document} onClose={close} />
    </>
  );
}
