import { useTranslate } from '@aksamit/module-sdk/i18n';
import { usePageHead } from '@aksamit/module-sdk/lifecycle';
import { Container, ErrorState, Section, Skeleton, Stack, VisuallyHidden } from '@aksamit/ui';

export interface TextStateProps {
  /** Title of the document meanwhile. */
  title: string;
  failed: boolean;
  busy: boolean;
  onRetry: () => void;
}

/** Placeholder or error state of a text. */
export function TextState({ title, failed, busy, onRetry }: TextStateProps) {
  const t = useTranslate();
  usePageHead({ title });
  return (
    <Section aria-busy={!failed}>
      <Container width="narrow">
        {failed ? (
          <ErrorState
            headingLevel={1}
            title={t('error.title')}
            text={t('error.text')}
            retryLabel={t('error.retry')}
            busy={busy}
            onRetry={onRetry}
          />
        ) : (
          <Stack gap={5}>
            <VisuallyHidden>{t('loading')}</VisuallyHidden>
            <Skeleton height="1.5rem" width="50%" />
            <Skeleton height="5rem" />
            <Skeleton height="3rem" />
            <Skeleton height="20rem" shape="card" />
            <Skeleton height="12rem" />
          </Stack>
        )}
      </Container>
    </Section>
  );
}
