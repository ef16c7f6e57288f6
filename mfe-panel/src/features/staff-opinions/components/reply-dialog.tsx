import type { StaffOpinion } from '@aksamit/contracts/staff';
import { useBus } from '@aksamit/module-sdk/bus';
import { useHttp } from '@aksamit/module-sdk/http';
import { useTranslate } from '@aksamit/module-sdk/i18n';
import { useQueryClient } from '@aksamit/module-sdk/query';
import { Button, Dialog, Stack, Text } from '@aksamit/ui';
import { Field, TextArea } from '@aksamit/ui/form';
import { useId } from 'react';
import { useForm } from 'react-hook-form';
import { draftOver, useFormDraft } from '../../../drafts/use-form-draft';
import { useAttemptKey } from '../../../forms/use-attempt-key';
import { useSending } from '../../../forms/use-sending';
import { changeOpinion } from '../api/opinions';

export interface ReplyDialogProps {
  /** Null: closed. */
  opinion: StaffOpinion | null;
  userId: string;
  onClose(): void;
}

/** The salon's reply to an opinion, shown below it in the shop's both languages. */
export function ReplyDialog({ opinion, userId, onClose }: ReplyDialogProps) {
  const t = useTranslate();
  const title = t('staff.opinions.replyTo', { name: opinion?.authorName ?? '' });
  return (
    <Dialog open={opinion !== null} title={title} closeLabel={t('staff.close')} onClose={onClose}>
      {opinion ? <ReplyForm opinion={opinion} userId={userId} onClose={onClose} /> : null}
    </Dialog>
  );
}

interface ReplyFormProps extends ReplyDialogProps {
  opinion: StaffOpinion;
}

interface ReplyFields {
  pl: string;
  en: string;
}

const LANGUAGES = ['pl', 'en'] as const;
/** The API's most. */
const LONGEST = 1000;

function useReplyForm({ opinion, userId, onClose }: ReplyFormProps) {
  const t = useTranslate();
  const http = useHttp();
  const bus = useBus();
  const queryClient = useQueryClient();
  const formId = useId();
  const keyOf = useAttemptKey();
  const draft = `staffReply-${opinion.id}`;
  const form = useForm<ReplyFields>({ defaultValues: draftOver(draft, userId, opinion.reply ?? { pl: '', en: '' }) });
  const clearDraft = useFormDraft(form, { name: draft, userId });
  const fieldId = (name: string) => `${formId}-${name}`;
  const sending = useSending<ReplyFields, StaffOpinion>({
    form,
    names: LANGUAGES,
    fieldId,
    labelOf: (name) => t(`staff.opinions.reply.${name}`),
    send(reply) {
      const request = { id: opinion.id, change: { reply } };
      return changeOpinion(http, request, keyOf(request));
    },
    onSent() {
      clearDraft();
      bus.publish('toast', { type: 'success', message: t('staff.opinions.done.reply', { name: opinion.authorName }) });
      onClose();
      return queryClient.invalidateQueries({ queryKey: ['staffOpinions'] });
    },
  });
  return { form, sending, fieldId };
}

function ReplyForm(props: ReplyFormProps) {
  const t = useTranslate();
  const { form, sending, fieldId } = useReplyForm(props);
  const required = t('form.required');
  return (
    <form onSubmit={sending.submit} noValidate>
      <Stack gap={4}>
        <Text lang={props.opinion.locale}>{props.opinion.content}</Text>
        {sending.messages}
        {LANGUAGES.map((language) => (
          <Field
            key={language}
            label={t(`staff.opinions.reply.${language}`)}
            id={fieldId(language)}
            error={form.formState.errors[language]?.message}
            required
          >
            <TextArea
              rows={4}
              lang={language}
              maxLength={LONGEST}
              {...form.register(language, { validate: (text) => text.trim() !== '' || required })}
            />
          </Field>
        ))}
        <Button type="submit" busy={sending.isPending}>
          {t('staff.opinions.reply.send')}
        </Button>
      </Stack>
    </form>
  );
}
