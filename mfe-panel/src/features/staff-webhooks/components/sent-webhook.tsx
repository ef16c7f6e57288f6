import type { WebhookDelivery } from '@aksamit/contracts/staff';
import { formatDateTime, useLocaleFormats, useTranslate } from '@aksamit/module-sdk/i18n';
import { useHref } from '@aksamit/module-sdk/lifecycle';
import { Disclosure, Text } from '@aksamit/ui';
import { media, tokens } from '@aksamit/ui/theme';
import styled from '@emotion/styled';
import { OptionName } from '../../../staff-kit/record-form/components/option-name';
import { sentBody, subjectOf } from '../sent-webhook';

const Sent = styled(Disclosure)`
  & > summary {
    gap: 0.25rem;
    justify-content: flex-start;
    font-size: ${tokens.text.sm};
    font-weight: 500;
  }
  & > pre {
    max-width: 100%;
    margin: 0 0 0.5rem;
    padding: 0.75rem;
    border: 1px solid ${tokens.color.border};
    border-radius: ${tokens.radius.sm};
    background: ${tokens.color.paper};
    font-size: ${tokens.text.xs};
    font-weight: 400;
    line-height: 1.5;
    overflow-wrap: anywhere;
    white-space: pre-wrap;
  }
  ${media.tablet} {
    & > summary {
      min-height: 2rem;
    }
  }
`;

/** What a notification is about, and the body that was sent. */
export function SentWebhook({ delivery }: { delivery: WebhookDelivery }) {
  const t = useTranslate();
  return (
    <>
      <SubjectLine delivery={delivery} />
      <Sent summary={t('staff.webhooks.sent')}>
        <pre>{sentBody(delivery)}</pre>
      </Sent>
    </>
  );
}

function SubjectLine({ delivery }: { delivery: WebhookDelivery }) {
  const t = useTranslate();
  const href = useHref();
  const locale = useLocaleFormats();
  const subject = subjectOf(delivery);
  if (subject === null) return null;
  return (
    <Text as="span" size="sm" style={{ fontWeight: 400 }}>
      {'orderId' in subject ? (
        <a href={href('panel/staff-order', { id: subject.orderId })}>{t('staff.webhooks.order')}</a>
      ) : (
        <>
          {formatDateTime(subject.startAt, locale)}, <OptionName to="locations" id={subject.locationId} />
        </>
      )}
    </Text>
  );
}
