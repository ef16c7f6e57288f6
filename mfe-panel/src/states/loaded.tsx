import { useTranslate } from '@aksamit/module-sdk/i18n';
import { ErrorState, Notice, Skeleton, Stack, VisuallyHidden } from '@aksamit/ui';
import { type ReactNode, useEffect, useState } from 'react';

/** After this time a response counts as slow. */
const SLOW_AFTER_MS = 6000;

/** What is used of a query's state. */
export interface QueryState<Data> {
  data: Data | undefined;
  isError: boolean;
  isFetching: boolean;
  /** `paused`: the browser is offline; it continues by itself. */
  fetchStatus: 'fetching' | 'paused' | 'idle';
  refetch(): unknown;
}

interface LoadedBasis<Data> {
  query: QueryState<Data>;
  /** Heading of the error state. */
  failedTitle: string;
  failedText?: string;
  children: (data: Data) => ReactNode;
}

/** What stands here until then: its CSS height, or a placeholder in its shape. */
type Placeholder = { height: string; skeleton?: undefined } | { skeleton: ReactNode; height?: undefined };

export type LoadedProps<Data> = LoadedBasis<Data> & Placeholder;

/** Fetched data in each state: loading, slow, offline, failed with a retry, loaded. */
export function Loaded<Data>({ query, failedTitle, failedText, height, skeleton, children }: LoadedProps<Data>) {
  const t = useTranslate();
  if (query.data !== undefined) return children(query.data);
  if (query.isError) {
    return (
      <ErrorState
        title={failedTitle}
        text={failedText ?? t('states.failedText')}
        retryLabel={t('retry')}
        busy={query.isFetching}
        onRetry={() => query.refetch()}
      />
    );
  }
  if (query.fetchStatus === 'paused') {
    return (
      <Notice tone="warning" title={t('states.offlineTitle')} announce="polite">
        {t('states.offlineWaiting')}
      </Notice>
    );
  }
  return <Waiting>{skeleton ?? <Skeleton height={height ?? ''} shape="card" />}</Waiting>;
}

function Waiting({ children }: { children: ReactNode }) {
  const t = useTranslate();
  const [isSlow, setSlow] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setSlow(true), SLOW_AFTER_MS);
    return () => clearTimeout(timer);
  }, []);
  return (
    <Stack gap={3} aria-busy="true">
      <VisuallyHidden>{t('loading')}</VisuallyHidden>
      {children}
      <span role="status">{isSlow ? t('states.slow') : null}</span>
    </Stack>
  );
}
