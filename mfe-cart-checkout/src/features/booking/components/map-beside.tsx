import { useTranslate } from '@aksamit/shared-kit/i18n';
import { Skeleton, Text } from '@aksamit/shared-kit/ui';
import { lazy, Suspense } from 'react';
import type { SalonMapProps } from '../map/salon-map';

/** Leaflet comes when a map is to be seen, and not before. */
const LazyMap = lazy(() =>
  import(/* webpackChunkName: "salon-map" */ '../map/salon-map').then(
    ({ SalonMap }) => ({ default: SalonMap }),
    () => ({ default: NoMap }),
  ),
);

/** The list does all that the map does. */
function NoMap(_props: SalonMapProps) {
  const t = useTranslate();
  return <Text tone="muted">{t('salons.noMap')}</Text>;
}

/** The map of the found salons, with its place kept free while it comes. */
export function MapBeside(props: SalonMapProps) {
  return (
    <Suspense fallback={<Skeleton height="20rem" />}>
      <LazyMap {...props} />
    </Suspense>
  );
}
