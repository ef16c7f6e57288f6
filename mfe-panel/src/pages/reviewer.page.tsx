import { useTranslate } from '@aksamit/module-sdk/i18n';
import { useHref } from '@aksamit/module-sdk/lifecycle';
import { definePage } from '@aksamit/module-sdk/pages';
import { Notice, Stack, Text } from '@aksamit/ui';
import { ProfileSection } from '../features/account/components/profile-section';
import { ReviewerForm } from '../features/messages/components/reviewer-form';
import { PanelPage } from './panel-page';

export default definePage({
  name: 'reviewer',
  layout: 'panel',
  rendering: 'private',
  patterns: { pl: ['/panel/influencer/'], en: ['/panel/influencer/'] },
  area: 'panel',
  component: ReviewerPage,
});

/** The reviewer club: its rules, and the application for customers who are not in it. */
export function ReviewerPage() {
  const t = useTranslate();
  const href = useHref();
  return (
    <PanelPage current="reviewer" lead={t('reviewer.text')}>
      {() => (
        <ProfileSection>
          {(user) => (
            <Stack gap={6}>
              <Text>
                <a href={href('content/reviewer-club')}>{t('reviewer.action')}</a>
              </Text>
              {user.isInfluencer ? (
                <Notice tone="success" title={t('reviewer.memberTitle')}>
                  {t('reviewer.memberText')}
                </Notice>
              ) : (
                <ReviewerForm user={user} />
              )}
            </Stack>
          )}
        </ProfileSection>
      )}
    </PanelPage>
  );
}
