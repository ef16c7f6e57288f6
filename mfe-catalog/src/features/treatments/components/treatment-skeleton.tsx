import { useTranslate } from '@aksamit/module-sdk/i18n';
import { Container, Grid, Skeleton, Stack, VisuallyHidden } from '@aksamit/ui';

/** Placeholder of a product page that is loading. */
export function TreatmentSkeleton() {
  const t = useTranslate();
  return (
    <Container style={{ paddingBlock: '1rem 4rem' }} aria-busy="true">
      <VisuallyHidden>{t('list.loading')}</VisuallyHidden>
      <Skeleton width="16rem" height="1.25rem" />
      <Grid minColumn="18rem" gap={8} style={{ marginTop: '1rem' }}>
        <Skeleton height="min(46vw, 30rem)" shape="card" />
        <Stack gap={4}>
          <Skeleton width="8rem" height="1rem" />
          <Skeleton width="80%" height="3rem" />
          <Skeleton height="5rem" />
          <Skeleton height="26rem" shape="card" />
        </Stack>
      </Grid>
    </Container>
  );
}
