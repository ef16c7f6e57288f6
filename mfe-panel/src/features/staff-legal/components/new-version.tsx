import type { LegalDocument } from '@aksamit/contracts/staff';
import { useHttp } from '@aksamit/module-sdk/http';
import { useTranslate } from '@aksamit/module-sdk/i18n';
import { useMutation, useQueryClient } from '@aksamit/module-sdk/query';
import { Button, Notice, Text } from '@aksamit/ui';
import { useAttemptKey } from '../../../forms/use-attempt-key';
import { usePressOnce } from '../../../forms/use-press-once';
import { messageOfError } from '../../../requests/message-of-error';
import { Buttons, Part } from '../../../staff-kit/record-form/components/form-style';
import { addDocument, type LegalPage, legalKey } from '../api/legal-calls';

/** Begins a draft with the newest text. */
export function NewVersion({ page, newest }: { page: LegalPage; newest: LegalDocument | null }) {
  const t = useTranslate();
  const http = useHttp();
  const queryClient = useQueryClient();
  const keyOf = useAttemptKey();
  const adding = useMutation({
    mutationFn: () => {
      const body = { cmsPageId: page.id, body: newest?.body ?? { pl: [], en: [] }, summary: null };
      return addDocument(http, body, keyOf([body, newest?.id]));
    },
    onSuccess: () => queryClient.invalidateQueries({ queryKey: legalKey }),
  });
  const add = usePressOnce(adding);
  return (
    <Part aria-label={t('staff.legal.editor')}>
      <h2>{t('staff.legal.editor')}</h2>
      <Text>{t('staff.legal.newVersionText')}</Text>
      <Text>{t('staff.legal.lawful')}</Text>
      {adding.error ? (
        <Notice tone="alert" announce="assertive">
          {messageOfError(adding.error, t)}
        </Notice>
      ) : null}
      <Buttons>
        <Button busy={adding.isPending} onClick={() => add()}>
          {t('staff.legal.newVersion')}
        </Button>
      </Buttons>
    </Part>
  );
}
