import { hoursText, PANEL_PHONE_HOURS } from '@aksamit/contracts/phone-hours';
import { useLocaleFormats, useTranslate } from '@aksamit/module-sdk/i18n';
import { useHref, usePageContext } from '@aksamit/module-sdk/lifecycle';
import { definePage } from '@aksamit/module-sdk/pages';
import { Card, Grid, Heading, LinkButton, Stack, Text } from '@aksamit/ui';
import { ContactForm } from '../features/messages/components/contact-form';
import { PanelPage } from './panel-page';

export default definePage({
  name: 'contact',
  layout: 'panel',
  rendering: 'private',
  patterns: { pl: ['/panel/kontakt/'], en: ['/panel/contact/'] },
  area: 'panel',
  component: ContactPage,
});

/** How customers reach the shop. Hours: specification, content, section 9, "Complaints and contact" (panel). */
export function ContactPage() {
  const t = useTranslate();
  const href = useHref();
  const hours = hoursText(PANEL_PHONE_HOURS, useLocaleFormats());
  const { brand } = usePageContext().market;
  const ways = [
    { key: 'phone', value: brand.phone, address: `tel:${brand.phone.replace(/[^\d+]/g, '')}` },
    { key: 'email', value: brand.email, address: `mailto:${brand.email}` },
    { key: 'complaints', value: brand.complaintsEmail, address: `mailto:${brand.complaintsEmail}` },
  ];
  return (
    <PanelPage current="contact" lead={t('contact.lead')}>
      {(user) => (
        <Stack gap={6} align="stretch">
          <Grid gap={4} minColumn="15rem">
            {ways.map(({ key, value, address }) => (
              <Card key={key}>
                <Stack gap={2}>
                  <Heading level={2} size="sm">
                    {t(`contact.${key}.title`)}
                  </Heading>
                  <a href={address}>{value}</a>
                  <Text size="sm" tone="muted">
                    {t(`contact.${key}.text`, { hours })}
                  </Text>
                </Stack>
              </Card>
            ))}
          </Grid>
          <ContactForm userId={user.id} />
          <LinkButton variant="secondary" href={href('content/contact')}>
            {t('contact.more')}
          </LinkButton>
        </Stack>
      )}
    </PanelPage>
  );
}
