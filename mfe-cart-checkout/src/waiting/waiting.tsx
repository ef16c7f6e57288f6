import { useTranslate } from '@aksamit/shared-kit/i18n';
import { Skeleton, type SkeletonProps, Stack, Text, useIsOnline, VisuallyHidden } from '@aksamit/shared-kit/ui';
import { type ReactNode, useEffect, useState } from 'react';

/** After this long an answer is called slow. */
const SLOW_AFTER_MS = 6000;

interface WaitingProps {
  /** What is waited for, for screen readers; left out: "Loading…". */
  label?: string;
  /** The first placeholder: it gives its room to the message, so that nothing moves. */
  first: Pick<SkeletonProps, 'height' | 'width'>;
  gap: 4 | 5;
  /** The other placeholders, in their real size. */
  children: ReactNode;
}

/**
 * Placeholders for what is fetched. Says when that takes long, and when there is no connection: it then goes on by itself
 * once there is. A failure is told by who fetches.
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
