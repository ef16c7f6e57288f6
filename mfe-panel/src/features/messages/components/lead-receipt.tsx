import type { Lead } from '@aksamit/contracts';
import { formatDate, useLocaleFormats, useTranslate } from '@aksamit/module-sdk/i18n';
import { Button, Card, Heading, Stack, Text } from '@aksamit/ui';
import { useEffect, useRef } from 'react';

/** The message was received: its number, and until when the shop answers. */
export function LeadReceipt({ lead, onAnother }: { lead: Lead; onAnother?: () => void }) {
  const t = useTranslate();
  const locale = useLocaleFormats();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <Card tone="blush">
      <Stack gap={3} align="flex-start">
        <Heading level={2} size="md" ref={heading} tabIndex={-1}>
          {t('receipt.title')}
        </Heading>
        <Text>{t('receipt.number', { number: lead.number })}</Text>
        {lead.answerBy ? <Text>{t('receipt.answerBy', { date: formatDate(lead.answerBy, locale) })}</Text> : null}
        {onAnother ? (
          <Button size="sm" variant="secondary" onClick={onAnother}>
            {t('receipt.another')}
          </Button>
        ) : null}
      </Stack>
    </Card>
  );
}
