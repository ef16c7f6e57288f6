import { useTopic } from '@aksamit/module-sdk/bus';
import { useTranslate } from '@aksamit/module-sdk/i18n';
import { Button, EmptyState, Stack, Text } from '@aksamit/ui';
import { Field, TextInput } from '@aksamit/ui/form';
import { media, space } from '@aksamit/ui/theme';
import styled from '@emotion/styled';
import { LocateFixed, Map as MapIcon, MapPinOff } from 'lucide-react';
import { useState } from 'react';
import { FARTHEST_KM, type Salon } from '../salon-search';
import { type Finding, useSalonSearch } from '../use-salon-search';
import { GeolocationNotice } from './geolocation-notice';
import { MapBeside } from './map-beside';
import { SalonList } from './salon-list';

const Search = styled.form`
  display: flex;
  flex-wrap: wrap;
  align-items: flex-end;
  gap: ${space(3)};

  & > div {
    flex: 1 1 14rem;
  }
`;

const Line = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${space(3)};
`;

/** List and map side by side; on a phone one of them. */
const Found = styled.div`
  display: grid;
  gap: ${space(4)};

  ${media.tablet} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`;

export interface SalonFinderProps {
  /** Salons that do the treatment. */
  salons: readonly Salon[];
  preferredId: string | null;
  onChoose(id: string): void;
}

/** Finds a salon by city, street or name, or near the person, in a list with its map beside it. */
export function SalonFinder({ salons, preferredId, onChoose }: SalonFinderProps) {
  const t = useTranslate();
  const search = useSalonSearch(salons, preferredId);
  const [pointedId, setPointed] = useState<string | null>(null);
  const [isMapShown, setMapShown] = useState(false);
  const isMobile = useTopic('viewport')?.isMobile ?? false;
  const { finding } = search;
  return (
    <Stack gap={4}>
      <Search role="search" aria-label={t('salons.finder')} onSubmit={(event) => event.preventDefault()}>
        <Field label={t('salons.label')}>
          <TextInput
            type="search"
            autoComplete="address-level2"
            value={search.typed}
            onChange={(event) => search.type(event.target.value)}
          />
        </Field>
        <Button variant="secondary" busy={search.geolocation === 'asking'} onClick={search.nearMe}>
          <LocateFixed aria-hidden="true" />
          {t('salons.nearMe')}
        </Button>
      </Search>
      <GeolocationNotice status={search.geolocation} />
      <Line>
        <Text size="sm" tone="muted" role="status">
          {finding.kind === 'found' ? t('salons.count', { count: finding.salons.length }) : ''}
        </Text>
        {isMobile && finding.kind === 'found' ? (
          <Button variant="quiet" size="sm" aria-pressed={isMapShown} onClick={() => setMapShown(!isMapShown)}>
            <MapIcon aria-hidden="true" />
            {t('salons.onMap')}
          </Button>
        ) : null}
      </Line>
      {finding.kind === 'found' ? (
        <Found>
          {isMobile && isMapShown ? null : (
            <SalonList
              salons={finding.salons}
              preferredId={preferredId}
              pointedId={pointedId}
              onPoint={setPointed}
              onChoose={onChoose}
            />
          )}
          {isMobile && !isMapShown ? null : (
            <MapBeside salons={finding.salons} pointedId={pointedId} onPoint={setPointed} onChoose={onChoose} />
          )}
        </Found>
      ) : (
        <NothingFound finding={finding} onLookAround={search.lookAround} onShowAll={() => search.type('')} />
      )}
    </Stack>
  );
}

interface NothingFoundProps {
  finding: Exclude<Finding, { kind: 'found' }>;
  onLookAround(): void;
  onShowAll(): void;
}

/** Wording: specification, error catalogue (no salon in the searched city; nearby search up to 50 km; no results). */
function NothingFound({ finding, onLookAround, onShowAll }: NothingFoundProps) {
  const t = useTranslate();
  const showAll = (
    <Button variant="secondary" onClick={onShowAll}>
      {t('salons.showAll')}
    </Button>
  );
  if (finding.kind === 'noneInCity')
    return (
      <EmptyState
        headingLevel={3}
        icon={<MapPinOff />}
        title={t('salons.noneInCity', { city: finding.city })}
        text={t('salons.noneInCityText', { km: FARTHEST_KM })}
        action={<Button onClick={onLookAround}>{t('salons.lookAround', { km: FARTHEST_KM })}</Button>}
      />
    );
  const isFar = finding.kind === 'noneAround';
  return (
    <EmptyState
      headingLevel={3}
      icon={<MapPinOff />}
      title={isFar ? t('salons.noneAround', { km: FARTHEST_KM }) : t('salons.unknown')}
      text={isFar ? t('salons.noneAroundText') : t('salons.unknownText')}
      action={showAll}
    />
  );
}
