import { useTranslate } from '@aksamit/module-sdk/i18n';
import { Container, Section, Skeleton, Stack, VisuallyHidden } from '@aksamit/ui';

/** The panel before the session is known. */
export function PanelSkeleton() {
  const t = useTranslate();
  return (
    <Section aria-busy="true">
      <Container>
        <VisuallyHidden>{t('loading')}</VisuallyHidden>
        <Stack gap={6}>
          <Skeleton height="3rem" width="60%" />
          <Skeleton height="3rem" />
          <Skeleton height="14rem" shape="card" />
          <Skeleton height="14rem" shape="card" />
        </Stack>
      </Container>
    </Section>
  );
}
