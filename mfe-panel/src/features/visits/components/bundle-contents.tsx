import { useHttp } from '@aksamit/module-sdk/http';
import { useTranslate } from '@aksamit/module-sdk/i18n';
import { useQuery } from '@aksamit/module-sdk/query';
import { Text } from '@aksamit/ui';
import { bundleTreatmentsQuery, ownBundlesQuery } from '../api/get-bundles';

export interface BundleContentsProps {
  userId: string;
  orderProductId: string;
  /** Of the bundle. */
  slug: string;
}

/** The treatments that were chosen for a bundle; nothing where their names cannot be loaded, as of a bundle no longer sold. */
export function BundleContents({ userId, orderProductId, slug }: BundleContentsProps) {
  const t = useTranslate();
  const http = useHttp();
  const bundles = useQuery(ownBundlesQuery(http, userId));
  const names = useQuery(bundleTreatmentsQuery(http, slug));
  const chosen = bundles.data?.find(({ id }) => id === orderProductId)?.bundlableProductId ?? [];
  const known = chosen.flatMap((id) => names.data?.get(id) ?? []);
  if (known.length === 0) return null;
  return (
    <Text size="sm" tone="muted">
      {t('treatments.chosen', { names: known.join(', ') })}
    </Text>
  );
}
