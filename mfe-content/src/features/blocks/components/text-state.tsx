import { useTranslate } from '@aksamit/module-sdk/i18n';
import { usePageHead } from '@aksamit/module-sdk/lifecycle';
import { Container, Section, Skeleton, Stack, VisuallyHidden } from '@aksamit/ui';
import { type FailedQuery, LoadFailure } from '../../../load-states/load-failure';

export interface TextStateProps {
  /** Title of the document meanwhile. */
  title: string;
  /** The text's query, without data. */
  query: FailedQuery & { isError: boolean };
}

/** Placeholder or error state of a text. */
export function TextState({ title, query }: TextStateProps) {
  const t = useTranslate();
  usePageHead({ title });
  return (
    <Section aria-busy={!query.isError}>
      <Container width="narrow">
        {query.isError ? (
          <LoadFailure query={query} headingLevel={1} />
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
