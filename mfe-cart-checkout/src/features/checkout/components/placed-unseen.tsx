import { useTopic } from '@aksamit/module-sdk/bus';
import { useTranslate } from '@aksamit/module-sdk/i18n';
import { useHref } from '@aksamit/module-sdk/lifecycle';
import { Heading, LinkButton, Notice, Stack } from '@aksamit/ui';
import { useEffect, useRef } from 'react';

/**
 * The order stands, but the API's response to it could not be read. Replaces the form, so that nothing is left to
 * order again; the e-mail leads to the payment.
 */
export function PlacedUnseen() {
  const t = useTranslate();
  const href = useHref();
  const heading = useRef<HTMLHeadingElement>(null);
  const isLoggedIn = useTopic('session')?.status === 'authenticated';
  useEffect(() => heading.current?.focus(), []);
  return (
    <Stack gap={5} align="flex-start">
      <Heading level={1} ref={heading} tabIndex={-1}>
        {t('placedUnseen.title')}
      </Heading>
      <Notice tone="warning" announce="assertive">
        {t('placedUnseen.text')}
      </Notice>
      <Stack direction="row" gap={3}>
        {isLoggedIn ? <LinkButton href={href('panel/orders')}>{t('payment.orders')}</LinkButton> : null}
        <LinkButton variant="secondary" href={href('content/home')}>
          {t('payment.home')}
        </LinkButton>
      </Stack>
    </Stack>
  );
}
