import { useTranslate } from '@aksamit/module-sdk/i18n';
import { Grid, Skeleton, Stack, VisuallyHidden } from '@aksamit/ui';

/** Place of a list of articles still loading. */
export function ArticleListSkeleton({ count }: { count: number }) {
  const t = useTranslate();
  return (
    <div aria-busy="true">
      <VisuallyHidden>{t('loading')}</VisuallyHidden>
      <Grid gap={8} minColumn="18rem">
        {Array.from({ length: count }, (_, index) => index).map((index) => (
          <Stack key={index} gap={3}>
            <Skeleton height="15rem" shape="card" />
            <Skeleton height="1.5rem" width="40%" />
            <Skeleton height="3rem" />
            <Skeleton height="4rem" />
          </Stack>
        ))}
      </Grid>
    </div>
  );
}
