import type { PromoBarVersion } from '@aksamit/contracts/staff';
import { useHttp } from '@aksamit/module-sdk/http';
import { formatDateTime, useLocaleFormats, useTranslate } from '@aksamit/module-sdk/i18n';
import { useQuery, useQueryClient } from '@aksamit/module-sdk/query';
import { Badge, Button, Dialog, Stack, Text } from '@aksamit/ui';
import { useId, useState } from 'react';
import { clearDraft } from '../../../drafts/form-draft';
import { ConfirmQuestion } from '../../../forms/confirm-question';
import { Buttons, Part, PartList } from '../../../staff-kit/record-form/components/form-style';
import { offerWords } from '../../../staff-kit/record-form/record-words';
import { contentLines } from '../../../staff-kit/text-diff/content-lines';
import { DiffView } from '../../../staff-kit/text-diff/diff-view';
import { Loaded } from '../../../states/loaded';
import { PROMO_BARS, promoBarVersionsQuery, restorePromoBar } from '../api/promo-bar-calls';
import type { StoredRecord } from '../api/record-calls';
import { recordKey } from '../api/record-queries';
import type { RecordPartProps } from '../record-kind';
import { draftNameOf } from '../use-record-form';

/** Who stored what of a bar and when: a former state can be compared with what is stored, and restored. */
export function PromoBarVersions({ record, renew }: RecordPartProps) {
  const t = useTranslate();
  const headingId = useId();
  const versions = useQuery(promoBarVersionsQuery(useHttp(), record.id));
  const [former, setFormer] = useState<PromoBarVersion | null>(null);
  return (
    <Part aria-labelledby={headingId}>
      <h2 id={headingId}>{t('staff.records.promoBar.versions')}</h2>
      <Loaded query={versions} failedTitle={t('staff.records.promoBar.versionsFailed')} height="8rem">
        {(all) =>
          all.length === 0 ? (
            <Text tone="muted">{t('staff.records.promoBar.noVersions')}</Text>
          ) : (
            <PartList>
              {all.map((version, index) => (
                <VersionItem
                  key={version.number}
                  version={version}
                  isStored={index === 0}
                  onOpen={() => setFormer(version)}
                />
              ))}
            </PartList>
          )
        }
      </Loaded>
      <Dialog
        open={former !== null}
        title={t('staff.records.promoBar.restoreTitle', { number: former?.number ?? '' })}
        closeLabel={t('staff.close')}
        onClose={() => setFormer(null)}
      >
        {former ? (
          <RestoreQuestion record={record} former={former} renew={renew} onClose={() => setFormer(null)} />
        ) : null}
      </Dialog>
    </Part>
  );
}

interface VersionItemProps {
  version: PromoBarVersion;
  /** It is what the shop has. */
  isStored: boolean;
  onOpen(): void;
}

function VersionItem({ version: { number, createdAt, createdBy }, isStored, onOpen }: VersionItemProps) {
  const t = useTranslate();
  const locale = useLocaleFormats();
  return (
    <li>
      <Stack gap={1}>
        <strong>{t('staff.records.promoBar.version', { number })}</strong>
        <Text as="span" size="sm" tone="muted">
          {[formatDateTime(createdAt, locale), createdBy].filter(Boolean).join(', ')}
        </Text>
      </Stack>
      {isStored ? (
        <Badge tone="soft">{t('staff.records.promoBar.stored')}</Badge>
      ) : (
        <Buttons>
          <Button
            variant="secondary"
            size="sm"
            aria-label={t('staff.records.promoBar.compareOf', { number })}
            onClick={onOpen}
          >
            {t('staff.records.promoBar.compare')}
          </Button>
        </Buttons>
      )}
    </li>
  );
}

interface RestoreQuestionProps {
  record: StoredRecord;
  former: PromoBarVersion;
  renew: RecordPartProps['renew'];
  onClose(): void;
}

/** What would change, and what makes it so. */
function RestoreQuestion({ record, former, renew, onClose }: RestoreQuestionProps) {
  const t = useTranslate();
  const http = useHttp();
  const queryClient = useQueryClient();
  const words = offerWords(t);
  const stored = Object.fromEntries(Object.keys(former.content).map((field) => [field, record[field]]));
  const restore = async (key: string) => {
    const restored = await restorePromoBar(http, { id: record.id, content: former.content }, key);
    clearDraft(draftNameOf(PROMO_BARS, record.id));
    queryClient.setQueryData([...recordKey(PROMO_BARS), 'one', record.id], restored);
    renew(restored);
  };
  return (
    <ConfirmQuestion
      words={{
        confirm: t('staff.records.promoBar.restore'),
        keep: t('staff.records.promoBar.keep'),
        done: t('staff.records.promoBar.restored'),
      }}
      send={restore}
      onClose={onClose}
    >
      <Text>{t('staff.records.promoBar.restoreText')}</Text>
      <DiffView before={contentLines(stored, words)} after={contentLines(former.content, words)} />
    </ConfirmQuestion>
  );
}
