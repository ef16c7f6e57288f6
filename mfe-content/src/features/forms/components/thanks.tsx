import { formatDate, useLocaleFormats, useTranslate } from '@aksamit/module-sdk/i18n';
import { useLocation } from '@aksamit/module-sdk/router';
import { Button, Card, Heading, LinkButton, Stack, Text } from '@aksamit/ui';
import { useEffect, useRef } from 'react';
import { formDefinitions } from '../form-definitions';
import { idIn } from '../form-ids';
import type { Receipt } from '../sent-form/receipt';

/** The page opens at the heading: the card's edge above it stays in sight below the shop's header. */
const BELOW_HEADER = { scrollMarginTop: '1.5rem' } as const;

interface ThanksProps {
  receipt: Receipt;
  /** Omitted: the page itself shows the receipt, and the form stands at its address. */
  onAnother?(): void;
}

/** The form was received: its number, what happens next, and until when the shop answers. Takes the focus, since the form is gone. */
export function Thanks({ receipt: { name, number, answerBy, isMailed }, onAnother }: ThanksProps) {
  const t = useTranslate();
  const locale = useLocaleFormats();
  const { pathname } = useLocation();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <Card tone="blush" as="section">
      <Stack gap={3} align="flex-start">
        <Heading level={2} size="md" ref={heading} tabIndex={-1} id={idIn(name)('title')} style={BELOW_HEADER}>
          {t(`forms.${name}.thanks`)}
        </Heading>
        {number ? (
          <Text>
            {t('forms.number', { number })} {isMailed ? t('forms.confirmed') : null}
          </Text>
        ) : null}
        <Text>{t(`forms.${name}.next`)}</Text>
        {answerBy && !formDefinitions[name].isCall ? (
          <Text>{t('forms.answerBy', { date: formatDate(answerBy, locale) })}</Text>
        ) : null}
        {onAnother ? (
          <Button size="sm" variant="secondary" onClick={onAnother}>
            {t('forms.another')}
          </Button>
        ) : (
          <LinkButton size="sm" variant="secondary" href={pathname}>
            {t('forms.another')}
          </LinkButton>
        )}
      </Stack>
    </Card>
  );
}
