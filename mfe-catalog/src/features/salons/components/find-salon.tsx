import { useHttp } from '@aksamit/module-sdk/http';
import { useTranslate } from '@aksamit/module-sdk/i18n';
import { Button, Notice, Text } from '@aksamit/ui';
import { media, tokens } from '@aksamit/ui/theme';
import styled from '@emotion/styled';
import { LocateFixed, Search } from 'lucide-react';
import { lazy, Suspense, useId, useState } from 'react';
import { type ListedSalon, listNearbySalons } from '../api/list-salons';
import { NeedsScripts } from './needs-scripts';

/** Rows of salons with their hours come when there are some to show. */
const NearRows = lazy(() => import('./near-rows').then(({ NearRows: Rows }) => ({ default: Rows })));

const Form = styled.form`
  display: flex;
  flex-wrap: wrap;
  gap: 0.625rem;
  align-items: end;
  max-width: 44rem;

  & > label {
    flex: 1 1 16rem;
    font-weight: 600;
  }
  & input {
    display: block;
    width: 100%;
    min-height: 3rem;
    margin-top: 0.375rem;
    padding: 0.5rem 1rem;
    border: 1px solid ${tokens.color['border-strong']};
    border-radius: ${tokens.radius.sm};
    background: ${tokens.color.surface};
    font-weight: 400;
  }
  ${media.mobile} {
    & > button,
    & > span,
    & > span > button {
      flex: 1 1 auto;
    }
  }
`;

export interface FindSalonProps {
  /** Address of the list; the form adds `?city=`. */
  action: string;
  /** The searched city, as it was written. */
  city: string;
  /** Names of cities with salons: suggestions. */
  cities: readonly string[];
}

type Near =
  | { status: 'idle' | 'asking' | 'denied' | 'unavailable' | 'unsupported' | 'failed' }
  | { status: 'found'; salons: ListedSalon[] };

/** A field for a city, a plain GET form with suggestions, and a button that finds the nearest salons by position. */
export function FindSalon({ action, city, cities }: FindSalonProps) {
  const t = useTranslate();
  const list = useId();
  const { near, ask } = useSalonsNear();
  return (
    <div>
      <Form role="search" aria-label={t('findSalon.label')} action={action} method="get">
        <label>
          {t('findSalon.city')}
          <input
            type="search"
            name="city"
            list={list}
            defaultValue={city}
            maxLength={80}
            autoComplete="address-level2"
            placeholder={t('findSalon.example')}
          />
        </label>
        <datalist id={list}>
          {cities.map((name) => (
            <option key={name} value={name} />
          ))}
        </datalist>
        <Button type="submit">
          <Search aria-hidden="true" />
          {t('findSalon.search')}
        </Button>
        <NeedsScripts>
          <Button type="button" variant="secondary" busy={near.status === 'asking'} onClick={ask}>
            <LocateFixed aria-hidden="true" />
            {t('findSalon.nearMe')}
          </Button>
        </NeedsScripts>
      </Form>
      <SalonsNear near={near} />
    </div>
  );
}

function SalonsNear({ near }: { near: Near }) {
  const t = useTranslate();
  if (near.status === 'idle' || near.status === 'asking') return null;
  if (near.status !== 'found')
    return (
      <Notice
        tone="warning"
        announce="polite"
        title={t(`findSalon.${near.status}`)}
        style={{ maxWidth: '44rem', marginTop: '1rem' }}
      >
        {t('findSalon.instead')}
        {near.status === 'denied' ? <Text size="sm">{t('findSalon.allow')}</Text> : null}
      </Notice>
    );
  return (
    <Suspense fallback={<Text size="sm">{t('findSalon.nearMe')}</Text>}>
      <NearRows salons={near.salons} />
    </Suspense>
  );
}

const TIMEOUT_MS = 10_000;
const FRESH_MS = 600_000;
/** About a kilometre: enough to sort salons, too little to know an address. */
const coarse = (degrees: number): number => Math.round(degrees * 100) / 100;

/** Salons around the visitor, whose position is requested on a press only and sent to the kilometre. */
function useSalonsNear() {
  const http = useHttp();
  const [near, setNear] = useState<Near>({ status: 'idle' });
  const find = async ({ latitude, longitude }: GeolocationCoordinates) => {
    try {
      const salons = await listNearbySalons(http, { lat: coarse(latitude), lng: coarse(longitude) });
      setNear({ status: 'found', salons });
    } catch {
      setNear({ status: 'failed' });
    }
  };
  const ask = () => {
    if (!('geolocation' in navigator)) {
      setNear({ status: 'unsupported' });
      return;
    }
    setNear({ status: 'asking' });
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => void find(coords),
      ({ code }) => setNear({ status: code === 1 ? 'denied' : 'unavailable' }),
      { timeout: TIMEOUT_MS, maximumAge: FRESH_MS },
    );
  };
  return { near, ask };
}
