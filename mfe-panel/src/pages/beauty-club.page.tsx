import type { User } from '@aksamit/contracts';
import { useTranslate } from '@aksamit/module-sdk/i18n';
import { useHref } from '@aksamit/module-sdk/lifecycle';
import { definePage } from '@aksamit/module-sdk/pages';
import { Card, Grid, Heading, LinkButton, Stack, Text } from '@aksamit/ui';
import { CalendarClock, Gift, TicketPercent } from 'lucide-react';
import { ClubMembership } from '../features/account/components/club-membership';
import { ProfileSection } from '../features/account/components/profile-section';
import { loadProfile } from './load-private';
import { PanelPage } from './panel-page';

export default definePage({
  name: 'beauty-club',
  layout: 'panel',
  rendering: 'private',
  patterns: { pl: ['/panel/beauty-club/'], en: ['/panel/beauty-club/'] },
  area: 'panel',
  load: loadProfile,
  component: BeautyClubPage,
});

const BENEFITS = [
  { key: 'offers', icon: TicketPercent, page: 'panel/offers' },
  { key: 'visits', icon: CalendarClock, page: 'panel/visits' },
  { key: 'codes', icon: Gift, page: 'panel/visits', query: '?tab=codes' },
] as const;

/** The customers' club: its benefits, and joining or leaving it. */
export function BeautyClubPage() {
  const t = useTranslate();
  return (
    <PanelPage current="beauty-club" lead={t('beautyClub.lead')}>
      {() => <ProfileSection>{(user) => <Club user={user} />}</ProfileSection>}
    </PanelPage>
  );
}

function Club({ user }: { user: User }) {
  const t = useTranslate();
  const href = useHref();
  return (
    <Stack gap={6}>
      <ClubMembership user={user} />
      <Grid gap={4} minColumn="14rem">
        {BENEFITS.map(({ key, icon: Icon, page, ...more }) => (
          <Card key={key}>
            <Stack gap={2} align="flex-start">
              <Icon aria-hidden="true" />
              <Heading level={2} size="sm">
                {t(`beautyClub.benefits.${key}.title`)}
              </Heading>
              <Text size="sm" tone="muted">
                {t(`beautyClub.benefits.${key}.text`)}
              </Text>
              <LinkButton size="sm" variant="secondary" href={`${href(page)}${'query' in more ? more.query : ''}`}>
                {t(`beautyClub.benefits.${key}.action`)}
              </LinkButton>
            </Stack>
          </Card>
        ))}
      </Grid>
    </Stack>
  );
}
