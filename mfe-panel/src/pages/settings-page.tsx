import { useTranslate } from '@aksamit/shared-kit/i18n';
import { useHref } from '@aksamit/shared-kit/lifecycle';
import { Card, Heading, LinkButton, Stack, Text } from '@aksamit/shared-kit/ui';
import { ConsentSettings } from '../features/account/components/consent-settings';
import { ProfileForm } from '../features/account/components/profile-form';
import { ProfileSection } from '../features/account/components/profile-section';
import { PanelPage } from './panel-page';

/** The customer's data, consents and password. */
export function SettingsPage() {
  const t = useTranslate();
  const href = useHref();
  return (
    <PanelPage current="settings" lead={t('settings.lead')}>
      {() => (
        <ProfileSection>
          {(user) => (
            <>
              <ProfileForm user={user} />
              <ConsentSettings user={user} />
              <Card>
                <Stack gap={3} align="flex-start">
                  <Heading level={2} size="md">
                    {t('settings.passwordTitle')}
                  </Heading>
                  <Text size="sm" tone="muted">
                    {t('settings.passwordText')}
                  </Text>
                  <LinkButton variant="secondary" size="sm" href={href('panel/change-password')}>
                    {t('settings.changePassword')}
                  </LinkButton>
                </Stack>
              </Card>
            </>
          )}
        </ProfileSection>
      )}
    </PanelPage>
  );
}
