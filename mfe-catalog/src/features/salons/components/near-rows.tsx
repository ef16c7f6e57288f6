import { useTranslate } from '@aksamit/module-sdk/i18n';
import { Heading, Text } from '@aksamit/ui';
import type { ListedSalon } from '../api/list-salons';
import { SalonRows } from './salon-rows';

/** The salons around the visitor, the nearest first, with their distances. */
export function NearRows({ salons }: { salons: readonly ListedSalon[] }) {
  const t = useTranslate();
  return (
    <section style={{ marginTop: '1.5rem' }}>
      <Heading level={2} size="md">
        {t('findSalon.near')}
      </Heading>
      <Text size="sm" tone="muted" role="status">
        {salons.length > 0 ? t('findSalon.count', { count: salons.length }) : t('findSalon.noneNear')}
      </Text>
      <SalonRows salons={salons} now={Date.now()} showCity />
    </section>
  );
}
