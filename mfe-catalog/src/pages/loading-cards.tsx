import { Grid, Skeleton, VisuallyHidden } from '@aksamit/ui';

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
