import { useTranslate } from '@aksamit/module-sdk/i18n';
import { useHref } from '@aksamit/module-sdk/lifecycle';
import { definePage } from '@aksamit/module-sdk/pages';
import { Card, Heading, Stack, Text } from '@aksamit/ui';
import { ConsentSettings } from '../features/account/components/consent-settings';
import { ProfileSection } from '../features/account/components/profile-section';
import { loadProfile } from './load-private';
import { PanelPage } from './panel-page';

export default definePage({
  name: 'privacy',
  layout: 'panel',
  rendering: 'private',
  patterns: { pl: ['/panel/ochrona-prywatnosci/'], en: ['/panel/privacy/'] },
  redirectsFrom: { pl: ['/panel/ochrona-privacy/'], en: [] },
  area: 'panel',
  load: loadProfile,
  component: PrivacyPage,
});

/** Texts under `privacy.document`. */
const DOCUMENTS = [
  { name: 'regulations', page: 'content/regulations' },
  { name: 'salon-regulations', page: 'content/salon-regulations' },
  { name: 'privacy-policy', page: 'content/privacy-policy' },
  { name: 'data-protection', page: 'content/data-protection' },
  { name: 'consultation-regulations', page: 'content/consultation-regulations' },
  { name: 'application-regulations', page: 'content/application-regulations' },
] as const;

/** Documents on privacy, and the consents that can be withdrawn. */
export function PrivacyPage() {
  const t = useTranslate();
  const href = useHref();
  return (
    <PanelPage current="privacy" lead={t('privacy.lead')}>
      {() => (
        <>
          <Card>
            <Stack gap={3}>
              <Heading level={2} size="md">
                {t('privacy.documents')}
              </Heading>
              <Stack as="ul" gap={2}>
                {DOCUMENTS.map(({ name, page }) => (
                  <li key={name}>
                    <a href={href(page)}>{t(`privacy.document.${name}`)}</a>
                  </li>
                ))}
              </Stack>
            </Stack>
          </Card>
          <ProfileSection>{(user) => <ConsentSettings user={user} />}</ProfileSection>
          <Card>
            <Stack gap={3} align="flex-start">
              <Heading level={2} size="md">
                {t('privacy.more')}
              </Heading>
              <Text size="sm" tone="muted">
                {t('privacy.moreText')}
              </Text>
              <a href={href('panel/settings')}>{t('privacy.toSettings')}</a>
            </Stack>
          </Card>
        </>
      )}
    </PanelPage>
  );
}
