import { useTranslate } from '@aksamit/module-sdk/i18n';
import { useHref, usePageContext } from '@aksamit/module-sdk/lifecycle';
import { navigator } from '@aksamit/module-sdk/router';
import { Button } from '@aksamit/ui';
import { useId } from 'react';
import { FormMessages } from '../../../forms/form-messages';
import { StaffHeading } from '../../../staff-kit/list/staff-heading';
import { ControlCell } from '../../../staff-kit/record-form/components/control-view';
import { DraftNotice } from '../../../staff-kit/record-form/components/draft-notice';
import { Buttons, FieldGroup, Form } from '../../../staff-kit/record-form/components/form-style';
import { LeaveQuestion } from '../../../staff-kit/record-form/components/leave-question';
import { contentWords } from '../../../staff-kit/record-form/content-words';
import { RecordFormContext } from '../../../staff-kit/record-form/record-form-context';
import { useLeaveWarning } from '../../../staff-kit/record-form/use-leave-warning';
import { newPageControl } from '../new-page';
import { useNewPage } from '../use-new-page';

/** Adds a page that visitors do not see until it is published; its sections are built in its editor. */
export function NewPage({ userId }: { userId: string }) {
  const t = useTranslate();
  const href = useHref();
  const formId = useId();
  const { market } = usePageContext();
  const { form, errors, attempt, message, submit, isPending, isChanged, isDraft, discard } = useNewPage(userId, (id) =>
    navigator.replace(href('panel/staff-site-page', { id })),
  );
  const warning = useLeaveWarning(isChanged);
  const words = contentWords(t);
  const fieldId = (name: string) => `${formId}-${name}`;
  const labelled = Object.entries(errors).map(([name, text]) => [name, `${words.labelOf(name)}: ${text}`]);
  const currency = market.currencies[0]?.code ?? '';
  return (
    <RecordFormContext value={{ form, control: newPageControl, errors, words, fieldId, currency }}>
      <StaffHeading
        title={t('staff.sitePages.new')}
        back={{ href: href('panel/staff-site-pages'), label: t('staff.sitePages.title') }}
      />
      <Form onSubmit={submit} noValidate>
        {isDraft && isChanged ? <DraftNotice onDiscard={discard} /> : null}
        <FormMessages errors={Object.fromEntries(labelled)} fieldId={fieldId} attempt={attempt} message={message} />
        <FieldGroup>
          <legend>{t('staff.sitePages.groups.meta')}</legend>
          {[...newPageControl.fields].map(([field, control]) => (
            <ControlCell key={field} control={control} name={field} isDisabled={false} />
          ))}
        </FieldGroup>
        <Buttons>
          <Button type="submit" busy={isPending}>
            {t('staff.sitePages.add')}
          </Button>
        </Buttons>
      </Form>
      <LeaveQuestion warning={warning} />
    </RecordFormContext>
  );
}
