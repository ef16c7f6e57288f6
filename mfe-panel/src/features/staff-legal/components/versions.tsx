import type { LegalDocument } from '@aksamit/contracts/staff';
import { useHttp } from '@aksamit/module-sdk/http';
import { formatDateTime, useTranslate } from '@aksamit/module-sdk/i18n';
import { usePageContext } from '@aksamit/module-sdk/lifecycle';
import { Badge, Button, Dialog, Stack, Text } from '@aksamit/ui';
import { useState } from 'react';
import { ConfirmQuestion } from '../../../forms/confirm-question';
import { Buttons, Part, PartList } from '../../../staff-kit/record-form/components/form-style';
import { changeDocument } from '../api/legal-calls';
import { type LegalState, type StatedDocument, versionBefore } from '../legal-state';
import { comparedText } from '../legal-text';
import { LegalDiff } from './legal-diff';

/** All versions but the draft: past, in force, coming, withdrawn. */
export function LegalVersions({ documents }: { documents: readonly StatedDocument[] }) {
  const t = useTranslate();
  const [compared, setCompared] = useState<StatedDocument | null>(null);
  const [withdrawn, setWithdrawn] = useState<LegalDocument | null>(null);
  const shown = documents.filter(({ state }) => state !== 'draft');
  return (
    <Part aria-label={t('staff.legal.versions')}>
      <h2>{t('staff.legal.versions')}</h2>
      {shown.length === 0 ? <Text>{t('staff.legal.noVersions')}</Text> : null}
      <PartList>
        {shown.map((one) => (
          <VersionItem
            key={one.document.id}
            version={one}
            onCompare={() => setCompared(one)}
            onWithdraw={() => setWithdrawn(one.document)}
          />
        ))}
      </PartList>
      <LegalDiff
        isOpen={compared !== null}
        before={compared && versionBefore(documents, compared)}
        after={() => compared && comparedText(compared.document)}
        onClose={() => setCompared(null)}
      />
      <WithdrawDialog document={withdrawn} onClose={() => setWithdrawn(null)} />
    </Part>
  );
}

const TONES: Readonly<Record<LegalState, 'success' | 'warning' | 'neutral'>> = {
  draft: 'neutral',
  coming: 'warning',
  current: 'success',
  earlier: 'neutral',
  withdrawn: 'neutral',
};

interface VersionItemProps {
  version: StatedDocument;
  onCompare(): void;
  onWithdraw(): void;
}

function VersionItem({ version: { document, state }, onCompare, onWithdraw }: VersionItemProps) {
  const t = useTranslate();
  const { locale } = usePageContext();
  const { effectiveAt, publishedAt, createdAt, summary } = document;
  const label = effectiveAt
    ? t('staff.legal.versionFrom', { at: formatDateTime(effectiveAt, locale) })
    : t('staff.legal.draftOf', { at: formatDateTime(createdAt, locale) });
  return (
    <li>
      <Stack gap={1}>
        <strong>{label}</strong>
        {publishedAt ? (
          <Text as="span" size="sm" tone="muted">
            {t('staff.legal.publishedAt', { at: formatDateTime(publishedAt, locale) })}
          </Text>
        ) : null}
        {summary ? <Text size="sm">{summary[locale]}</Text> : null}
      </Stack>
      <Badge tone={TONES[state]}>{t(`staff.legal.states.${state}`)}</Badge>
      <Buttons>
        <Button variant="secondary" size="sm" aria-label={t('staff.legal.compareOf', { label })} onClick={onCompare}>
          {t('staff.legal.compare')}
        </Button>
        {state === 'coming' ? (
          <Button variant="quiet" size="sm" aria-label={t('staff.legal.withdrawOf', { label })} onClick={onWithdraw}>
            {t('staff.legal.withdraw')}
          </Button>
        ) : null}
      </Buttons>
    </li>
  );
}

function WithdrawDialog({ document, onClose }: { document: LegalDocument | null; onClose(): void }) {
  const t = useTranslate();
  const http = useHttp();
  return (
    <Dialog
      open={document !== null}
      title={t('staff.legal.withdrawTitle')}
      closeLabel={t('staff.close')}
      onClose={onClose}
    >
      {document ? (
        <ConfirmQuestion
          words={{ confirm: t('staff.legal.withdraw'), keep: t('staff.legal.keep'), done: t('staff.legal.withdrawn') }}
          send={(key) => {
            const body = { version: document.version, action: 'withdraw' as const };
            return changeDocument(http, { id: document.id, body }, key);
          }}
          onClose={onClose}
        >
          <Text>{t('staff.legal.withdrawText')}</Text>
        </ConfirmQuestion>
      ) : null}
    </Dialog>
  );
}
