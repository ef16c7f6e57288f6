import type { LegalDocument } from '@aksamit/contracts/staff';
import { useHttp } from '@aksamit/module-sdk/http';
import { formatDateTime, useLocaleFormats, useTranslate } from '@aksamit/module-sdk/i18n';
import { Dialog, Text } from '@aksamit/ui';
import { Field, TextInput } from '@aksamit/ui/form';
import { useState } from 'react';
import { ConfirmQuestion } from '../../../forms/confirm-question';
import { fromWallClock, toWallClock } from '../../../staff-kit/record-form/store-clock';
import { useNow } from '../../../staff-kit/use-now';
import { changeDocument } from '../api/legal-calls';
import { earliestEffect } from '../legal-text';

interface PublishDialogProps {
  isOpen: boolean;
  document: LegalDocument;
  onClose(): void;
}

/** Asks from when on the text holds: seven days after its publication at the earliest. */
export function PublishDialog({ isOpen, document, onClose }: PublishDialogProps) {
  const t = useTranslate();
  const locale = useLocaleFormats();
  const http = useHttp();
  const earliest = earliestEffect(useNow().getTime()).toISOString();
  const [typed, setTyped] = useState<string | null>(null);
  const effectiveAt = typed === null ? earliest : fromWallClock(typed);
  const isEarly = !(Date.parse(effectiveAt) >= Date.parse(earliest));
  return (
    <Dialog open={isOpen} title={t('staff.legal.publishTitle')} closeLabel={t('staff.close')} onClose={onClose}>
      <ConfirmQuestion
        words={{ confirm: t('staff.legal.publish'), keep: t('staff.legal.keep'), done: t('staff.legal.published') }}
        send={(key) => {
          const body = { version: document.version, action: 'publish' as const, effectiveAt };
          return changeDocument(http, { id: document.id, body }, key);
        }}
        onClose={onClose}
      >
        <Text>{t('staff.legal.publishText')}</Text>
        <Field
          label={t('staff.legal.effectiveAt')}
          hint={t('staff.legal.earliest', { at: formatDateTime(earliest, locale) })}
          error={isEarly ? t('staff.legal.tooEarly') : undefined}
        >
          <TextInput
            type="datetime-local"
            min={toWallClock(earliest)}
            value={typed ?? toWallClock(earliest)}
            onChange={({ target }) => setTyped(target.value)}
          />
        </Field>
      </ConfirmQuestion>
    </Dialog>
  );
}
