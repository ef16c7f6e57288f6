import { useTranslate } from '@aksamit/module-sdk/i18n';
import { usePageContext } from '@aksamit/module-sdk/lifecycle';
import { Button, Heading, Skeleton, Text } from '@aksamit/ui';
import styled from '@emotion/styled';
import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import type { ListedSalon } from '../api/list-salons';
import { CityMap } from '../components/drawn-map';
import { useSalonPoints } from '../components/salon-points';
import { FinderRows } from './finder-rows';
import type { RowChoice } from './row-choice';
import { FARTHEST_KM } from './salon-search';

/** Leaflet is loaded where the deployment has tiles. */
const TiledMap = lazy(() =>
  import(/* webpackChunkName: "salon-map" */ '../tiled-map/salon-map').then(({ SalonMap }) => ({ default: SalonMap })),
);

/** Side by side where there is room for both, whatever the page around. */
const Columns = styled.div`
  container-type: inline-size;

  & > div {
    display: grid;
    gap: 1rem 2rem;
  }
  & aside {
    align-self: start;
    max-width: 40rem;
  }
  /* Letters of a narrower drawn map could not be read. */
  @container (min-width: 56rem) {
    & > div {
      grid-template-columns: repeat(2, minmax(0, 1fr));
    }
  }
`;

/** Rows that are shown at once: about three screens of a phone. */
const ROWS = 8;

interface FoundSalonsProps {
  salons: readonly ListedSalon[];
  /** They are those around the visitor. */
  isNear: boolean;
  choice: RowChoice;
}

/** The salons that a search found in rows beside their map. */
export function FoundSalons({ salons, isNear, choice }: FoundSalonsProps) {
  const t = useTranslate();
  const [most, setMost] = useState(ROWS);
  const section = useRef<HTMLElement>(null);
  const rows = useRef<HTMLDivElement>(null);
  // On a phone they begin below what led to them.
  useEffect(() => {
    if (isNear) section.current?.scrollIntoView?.({ block: 'nearest' });
  }, [isNear]);
  // The pressed button may be gone: the focus goes to the first of the new rows.
  useEffect(() => {
    if (most > ROWS)
      rows.current?.querySelectorAll('li')[most - ROWS]?.querySelector<HTMLElement>('a, button')?.focus();
  }, [most]);
  const shown = salons.slice(0, most);
  const left = salons.length - shown.length;
  return (
    <section ref={section}>
      {isNear ? (
        <Heading level={choice.mode === 'link' ? 2 : 3} size="md" style={{ marginTop: '0.75rem' }}>
          {t('salonFinder.near')}
        </Heading>
      ) : null}
      <Text size="sm" tone="muted" role="status" style={{ marginBottom: '0.5rem' }}>
        {t(isNear ? 'salonFinder.countNear' : 'salonFinder.count', { count: salons.length, km: FARTHEST_KM })}
      </Text>
      <Columns>
        <div>
          <div ref={rows}>
            <FinderRows salons={shown} choice={choice} label={t('salonFinder.list')} />
            {left > 0 ? (
              <Button variant="secondary" size="sm" onClick={() => setMost(most + ROWS)}>
                {t('salonFinder.more', { count: left })}
              </Button>
            ) : null}
          </div>
          <FoundMap salons={shown} choice={choice} />
        </div>
      </Columns>
    </section>
  );
}

/** The shown salons on tiles, or drawn; a press on a drawn point of a choice leads to its row. */
function FoundMap({ salons, choice }: { salons: readonly ListedSalon[]; choice: RowChoice }) {
  const t = useTranslate();
  const { mapTiles } = usePageContext();
  const { drawn, tiled, centre } = useSalonPoints(salons, choice.mode === 'link');
  const map = useRef<HTMLElement>(null);
  const isChoice = choice.mode === 'choose';
  // Pages without a running component draw the same map, so that its points cannot have handlers.
  useEffect(() => {
    const element = map.current;
    if (!element || !isChoice) return;
    const toRow = ({ target }: MouseEvent) => {
      const id = target instanceof Element ? target.closest('[data-point]')?.getAttribute('data-point') : null;
      const row = element.parentElement?.querySelector(`[data-salon="${id}"]`);
      row?.querySelector('button')?.focus();
    };
    element.addEventListener('click', toRow);
    return () => element.removeEventListener('click', toRow);
  }, [isChoice]);
  return (
    <aside ref={map} aria-label={t('salonMap.label')}>
      {mapTiles ? (
        <Suspense fallback={<Skeleton height="18rem" />}>
          <TiledMap points={tiled} {...(choice.onChoose ? { onChoose: choice.onChoose } : {})} />
        </Suspense>
      ) : (
        <CityMap points={drawn} centre={centre} />
      )}
    </aside>
  );
}
