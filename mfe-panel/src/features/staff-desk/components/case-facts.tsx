import type { DeskLead } from '@aksamit/contracts/staff';
import { formatDateTime, useLocaleFormats, useTranslate } from '@aksamit/module-sdk/i18n';
import { Card, Heading, Stack } from '@aksamit/ui';
import type { ReactNode } from 'react';
import { EmailText } from '../../../staff-kit/email-text';
import { Facts } from '../../../staff-kit/facts';
import { PhoneLink } from '../../../staff-kit/phone-link';
import { type CaseField, isLink, longFieldsOf, shortFieldsOf, shownValue } from '../case-fields';
import { aboutKey } from '../desk-kinds';
import { LongText } from './case-style';

/** All that a form holds, as its sender wrote it. */
export function CaseFacts({ lead, salonName }: { lead: DeskLead; salonName: string | undefined }) {
  const t = useTranslate();
  const locale = useLocaleFormats();
  return (
    <Card>
      <Stack gap={4}>
        <Heading level={2} size="md">
          {t('staff.desk.case.sent')}
        </Heading>
        <Facts>
          <Fact label={t('staff.desk.columns.about')}>{t(`staff.desk.${aboutKey(lead)}`)}</Fact>
          <ComplaintAbout lead={lead} />
          <Sender lead={lead} />
          <Fact label={t('staff.desk.fields.salon')}>{salonName}</Fact>
          <Fact label={t('staff.desk.fields.city')}>{lead.city}</Fact>
          {shortFieldsOf(lead.data).map((field) => (
            <FieldFact key={field.name} field={field} />
          ))}
          <Fact label={t('staff.desk.columns.received')}>{formatDateTime(lead.createdAt, locale)}</Fact>
          <Fact label={t('staff.desk.case.language')}>{t(`staff.desk.languages.${lead.locale}`)}</Fact>
        </Facts>
        {longFieldsOf(lead.data).map(({ name, value }) => (
          <section key={name} aria-label={t(`staff.desk.fields.${name}`)}>
            <h3>{t(`staff.desk.fields.${name}`)}</h3>
            <LongText>{value}</LongText>
          </section>
        ))}
        <CaseFiles files={lead.files ?? []} />
      </Stack>
    </Card>
  );
}

/** A name and a value; nothing where there is no value. */
function Fact({ label, children }: { label: string; children: ReactNode }) {
  if (children === null || children === undefined || children === '') return null;
  return (
    <>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </>
  );
}

function ComplaintAbout({ lead: { complaintAbout } }: { lead: DeskLead }) {
  const t = useTranslate();
  if (complaintAbout === null) return null;
  return <Fact label={t('staff.desk.fields.complaintAbout')}>{t(`staff.desk.abouts.${complaintAbout}`)}</Fact>;
}

function Sender({ lead }: { lead: DeskLead }) {
  const t = useTranslate();
  return (
    <>
      <Fact label={t('staff.desk.columns.from')}>{[lead.firstName, lead.lastName].filter(Boolean).join(' ')}</Fact>
      <Fact label={t('staff.desk.fields.email')}>
        {lead.email === null ? null : (
          <a href={`mailto:${lead.email}`}>
            <EmailText email={lead.email} />
          </a>
        )}
      </Fact>
      <Fact label={t('staff.desk.fields.phone')}>
        {lead.phone === null ? null : <PhoneLink phonePrefix={lead.phonePrefix} phone={lead.phone} />}
      </Fact>
    </>
  );
}

function FieldFact({ field }: { field: CaseField }) {
  const t = useTranslate();
  const locale = useLocaleFormats();
  const { labelKey, name, value, isCoded } = field;
  const label = labelKey === null ? name : t(`staff.desk.fields.${labelKey}`);
  if (isLink(field)) {
    return (
      <Fact label={label}>
        <a href={value} target="_blank" rel="noopener noreferrer">
          {value}
        </a>
      </Fact>
    );
  }
  return <Fact label={label}>{isCoded ? t(`staff.desk.values.${value}`) : shownValue(field, locale)}</Fact>;
}

function CaseFiles({ files }: { files: NonNullable<DeskLead['files']> }) {
  const t = useTranslate();
  if (files.length === 0) return null;
  return (
    <section aria-label={t('staff.desk.fields.files')}>
      <h3>{t('staff.desk.fields.files')}</h3>
      <ul>
        {files.map(({ id, fileName, getUrl }) => (
          <li key={id}>
            <a href={getUrl} download={fileName}>
              {fileName}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
