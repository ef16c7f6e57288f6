import { useTranslate } from '@aksamit/module-sdk/i18n';
import { Container, ErrorState, Grid, Skeleton, VisuallyHidden } from '@aksamit/ui';

interface FailedListProps {
  onRetry: () => void;
  busy: boolean;
}

/** A list that could not be fetched, with a retry. */
export function FailedList({ onRetry, busy }: FailedListProps) {
  const t = useTranslate();
  return (
    <ErrorState
      title={t('problem.title')}
      text={t('problem.text')}
      retryLabel={t('problem.retry')}
      onRetry={onRetry}
      busy={busy}
    />
  );
}

/** A page whose record could not be fetched. */
export function FailedPage({ onRetry, busy }: FailedListProps) {
  const t = useTranslate();
  return (
    <Container style={{ paddingBlock: '2rem' }}>
      <ErrorState
        headingLevel={1}
        title={t('problem.title')}
        text={t('problem.text')}
        retryLabel={t('problem.retry')}
        onRetry={onRetry}
        busy={busy}
      />
    </Container>
  );
}

const placeholders = ['a', 'b', 'c', 'd', 'e', 'f'];

/** Placeholder of a list of cards that is loading. */
export function LoadingCards({ label, height }: { label: string; height: string }) {
  return (
    <div aria-busy="true">
      <VisuallyHidden>{label}</VisuallyHidden>
      <Grid minColumn="18rem" gap={4}>
        {placeholders.map((placeholder) => (
          <Skeleton key={placeholder} height={height} shape="card" />
        ))}
      </Grid>
    </div>
  );
}
