import type { StaffCustomer } from '@aksamit/contracts/staff';
import { formatDate, useLocaleFormats, useTranslate } from '@aksamit/module-sdk/i18n';
import { Badge } from '@aksamit/ui';
import { EmailText } from '../../../staff-kit/email-text';
import { Facts } from '../../../staff-kit/facts';
import { PhoneLink } from '../../../staff-kit/phone-link';

const COUNTS = ['ahead', 'done', 'refused', 'canceled'] as const;
const MARKS = [
  { at: 'interviewAt', name: 'interview' },
  { at: 'customerCardAt', name: 'customerCard' },
  { at: 'guardianConsentAt', name: 'guardianConsent' },
] as const;

/** How the customer is reached, how often they came or did not, and which papers the salon has. */
export function CustomerFacts({ customer }: { customer: StaffCustomer }) {
  const t = useTranslate();
  const { email, phone, phonePrefix, hasAccount, counts, marks } = customer;
  // Without one, only minors' cards have it.
  const shown = MARKS.filter(({ at }) => at !== 'guardianConsentAt' || marks[at] !== null);
  return (
    <div>
      <p style={{ display: 'flex', flexWrap: 'wrap', gap: '0.5rem', marginBottom: '0.75rem' }}>
        <Badge tone={hasAccount ? 'accent' : 'neutral'}>{t(`staff.card.${hasAccount ? 'account' : 'guest'}`)}</Badge>
        {counts.noShow > 0 ? <Badge tone="warning">{t('staff.card.noShows', { number: counts.noShow })}</Badge> : null}
      </p>
      <Facts>
        {phone ? (
          <>
            <dt>{t('staff.card.phone')}</dt>
            <dd>
              <PhoneLink phonePrefix={phonePrefix} phone={phone} />
            </dd>
          </>
        ) : null}
        {email ? (
          <>
            <dt>{t('staff.card.email')}</dt>
            <dd>
              <a href={`mailto:${email}`}>
                <EmailText email={email} />
              </a>
            </dd>
          </>
        ) : null}
        <dt>{t('staff.card.visits')}</dt>
        <dd>
          {COUNTS.filter((name) => name === 'done' || counts[name] > 0)
            .map((name) => t(`staff.card.counts.${name}`, { number: counts[name] }))
            .join(', ')}
        </dd>
        {shown.map(({ at, name }) => (
          <Mark key={at} name={t(`staff.card.marks.${name}`)} at={marks[at]} />
        ))}
      </Facts>
    </div>
  );
}

function Mark({ name, at }: { name: string; at: string | null }) {
  const t = useTranslate();
  const locale = useLocaleFormats();
  return (
    <>
      <dt>{name}</dt>
      <dd>{at === null ? t('staff.card.missing') : formatDate(at, locale)}</dd>
    </>
  );
}
