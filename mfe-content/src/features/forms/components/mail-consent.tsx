import { useTranslate } from '@aksamit/module-sdk/i18n';
import { useHref } from '@aksamit/module-sdk/lifecycle';
import { Text } from '@aksamit/ui';

/** What sending the form consents to. A change of this text needs a new version (`textVersion` of the form). */
export function MailConsent() {
  const t = useTranslate();
  const href = useHref();
  return (
    <Text size="sm" tone="muted">
      {t('forms.mailConsent')} <a href={href('content/privacy-policy')}>{t('forms.mailConsentPrivacy')}</a>
    </Text>
  );
}
