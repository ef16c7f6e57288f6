import { useTranslate } from '@aksamit/shared-kit/i18n';
import { useHref, usePageContext, usePageHead } from '@aksamit/shared-kit/lifecycle';
import { LinkButton, Stack, Text } from '@aksamit/shared-kit/ui';
import { Mail, Phone } from 'lucide-react';
import { AccountFrame } from '../features/account/components/account-frame';

/** How one gets back into an account whose password is forgotten: through the people of the shop. */
export function ForgottenPasswordPage() {
  const t = useTranslate();
  const href = useHref();
  const { brand } = usePageContext().market;
  usePageHead({ title: t('metaTitle', { name: t('forgotten.title') }), robots: 'noindex' });
  return (
    <AccountFrame
      title={t('forgotten.title')}
      lead={t('forgotten.lead')}
      foot={<a href={href('panel/login')}>{t('forgotten.back')}</a>}
    >
      <Stack gap={4}>
        <LinkButton wide variant="secondary" href={`tel:${brand.phone.replace(/[^\d+]/g, '')}`}>
          <Phone aria-hidden="true" />
          {brand.phone}
        </LinkButton>
        <LinkButton wide variant="secondary" href={`mailto:${brand.email}`}>
          <Mail aria-hidden="true" />
          {brand.email}
        </LinkButton>
        <Text size="sm" tone="muted">
          {t('forgotten.guest')}
        </Text>
      </Stack>
    </AccountFrame>
  );
}
