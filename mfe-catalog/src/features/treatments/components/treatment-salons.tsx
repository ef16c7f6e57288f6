import { useTranslate } from '@aksamit/module-sdk/i18n';
import { Card, Heading, Stack, Text } from '@aksamit/ui';
import type { ReactNode } from 'react';

interface TreatmentSalonsProps {
  /** Page of all salons that do the treatment. */
  listHref: string;
  /** Their first free times. */
  children: ReactNode;
}

/** Where a treatment is done, and when it can be. */
export function TreatmentSalons({ listHref, children }: TreatmentSalonsProps) {
  const t = useTranslate();
  return (
    <Card>
      <Stack gap={3}>
        <Heading level={2} size="md">
          {t('productPage.salons.title')}
        </Heading>
        <Text size="sm">{t('productPage.salons.lead')}</Text>
        {children}
        <Text size="sm">
          <a href={listHref}>{t('productPage.salons.all')}</a>
        </Text>
      </Stack>
    </Card>
  );
}
