import { useTranslate } from '@aksamit/module-sdk/i18n';
import { InBrowserOnly } from '@aksamit/module-sdk/islands';
import { ErrorState } from '@aksamit/ui';

/** The part of a query that its failure needs. */
export interface FailedQuery {
  isFetching: boolean;
  refetch: () => unknown;
}

interface LoadFailureProps {
  query: FailedQuery;
  /** 1 where it stands in for a whole page. */
  headingLevel?: 1 | 2;
}

/** What could not be fetched, with a retry; only where the browser renders the page: the server answers with an error page. */
export function LoadFailure({ query, headingLevel = 2 }: LoadFailureProps) {
  const t = useTranslate();
  return (
    <InBrowserOnly>
      {() => (
        <ErrorState
          headingLevel={headingLevel}
          title={t('error.title')}
          text={t('error.text')}
          retryLabel={t('error.retry')}
          busy={query.isFetching}
          onRetry={() => query.refetch()}
        />
      )}
    </InBrowserOnly>
  );
}
