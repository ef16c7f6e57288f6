import { useTranslate } from '@aksamit/module-sdk/i18n';
import { Skeleton, Text } from '@aksamit/ui';
import { lazy, Suspense } from 'react';
import type { SalonMapProps } from '../map/salon-map';

/** Leaflet is loaded only when a map is shown. */
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

/** The map of the listed salons, with its place reserved while it loads. */
export function MapBeside(props: SalonMapProps) {
  return (
    <Suspense fallback={<Skeleton height="20rem" />}>
      <LazyMap {...props} />
    </Suspense>
  );
}
