import { useTranslate } from '@aksamit/module-sdk/i18n';
import { Skeleton, type SkeletonProps, Stack, Text, useIsOnline, VisuallyHidden } from '@aksamit/ui';
import { type ReactNode, useEffect, useState } from 'react';

/** After this time a response counts as slow. */
const SLOW_AFTER_MS = 6000;

interface WaitingProps {
  /** Label of the pending data, for screen readers; omitted: "Loading…". */
  label?: string;
  /** The first placeholder: the message takes its space, so that nothing shifts. */
  first: Pick<SkeletonProps, 'height' | 'width'>;
  gap: 4 | 5;
  /** The other placeholders, in their real size. */
  children: ReactNode;
}

/**
 * Placeholders for data that is being fetched. Reports when that takes long, and when there is no connection: it then
 * continues by itself once there is one. The component that fetches shows a failure.
 */
export function Waiting({ label, first, gap, children }: WaitingProps) {
  const t = useTranslate();
  const isOnline = useIsOnline();
  const [isSlow, setSlow] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setSlow(true), SLOW_AFTER_MS);
    return () => clearTimeout(timer);
  }, []);
  const message = isOnline ? (isSlow ? t('patience.slow') : null) : t('patience.offline');
  return (
    <Stack gap={gap} aria-busy="true">
      <VisuallyHidden>{label ?? t('loading')}</VisuallyHidden>
      <div style={{ minHeight: first.height }}>
        {message ? null : <Skeleton {...first} />}
        <Text role="status">{message}</Text>
      </div>
      {children}
    </Stack>
  );
}
