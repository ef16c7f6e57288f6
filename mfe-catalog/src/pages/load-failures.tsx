import { useTranslate } from '@aksamit/module-sdk/i18n';
import { Container, ErrorState } from '@aksamit/ui';

interface FailedListProps {
  onRetry: () => void;
  busy: boolean;
  /** 1 where it stands in for a whole page. */
  headingLevel?: 1 | 2;
}

/** A list that could not be fetched, with a retry. */
export function FailedList({ onRetry, busy, headingLevel = 2 }: FailedListProps) {
  const t = useTranslate();
  return (
    <ErrorState
      headingLevel={headingLevel}
      title={t('problem.title')}
      text={t('problem.text')}
      retryLabel={t('problem.retry')}
      onRetry={onRetry}
      busy={busy}
    />
  );
}

/** A page whose record could not be fetched. */
export function FailedPage(props: Omit<FailedListProps, 'headingLevel'>) {
  return (
    <Container style={{ paddingBlock: '2rem' }}>
      <FailedList {...props} headingLevel={1} />
    </Container>
  );
}
