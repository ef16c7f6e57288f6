import { useTranslate } from '@aksamit/module-sdk/i18n';
import { Button, EmptyState } from '@aksamit/ui';
import { MapPinOff } from 'lucide-react';
import { FARTHEST_KM } from './salon-search';
import type { NothingFinding } from './use-salon-search';

interface NothingFoundProps {
  finding: NothingFinding;
  onLookAround(): void;
  onShowAll(): void;
}

/** Wording: specification, error catalogue (no salon in the searched city; nearby search up to 50 km; no results). */
export function NothingFound({ finding, onLookAround, onShowAll }: NothingFoundProps) {
  const t = useTranslate();
  if (finding.kind === 'noneInCity')
    return (
      <EmptyState
        headingLevel={3}
        icon={<MapPinOff />}
        title={t('salonFinder.noneInCity', { city: finding.city })}
        text={t('salonFinder.noneInCityText', { km: FARTHEST_KM })}
        action={<Button onClick={onLookAround}>{t('salonFinder.lookAround', { km: FARTHEST_KM })}</Button>}
      />
    );
  const isFar = finding.kind === 'noneAround';
  return (
    <EmptyState
      headingLevel={3}
      icon={<MapPinOff />}
      title={isFar ? t('salonFinder.noneAround', { km: FARTHEST_KM }) : t('salonFinder.unknown')}
      text={isFar ? t('salonFinder.noneAroundText') : t('salonFinder.unknownText')}
      action={
        <Button variant="secondary" onClick={onShowAll}>
          {t('salonFinder.showAll')}
        </Button>
      }
    />
  );
}
