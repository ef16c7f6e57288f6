/** Placeholders in the shape of what comes: hidden from screen readers, still where motion is reduced. */
import { Card, Grid, Skeleton, Stack } from '@aksamit/ui';
import { media, tokens } from '@aksamit/ui/theme';
import styled from '@emotion/styled';

/** Keys of so many placeholders. */
const keys = (count: number) => Array.from({ length: count }, (_, index) => index);

const Beside = styled.div`
  display: grid;
  grid-template-columns: 4.5rem minmax(0, 1fr);
  gap: 1rem;
`;

/** An upcoming visit: the day's leaf beside treatment, time and salon; the rule of changes; the buttons. */
export function VisitSkeleton() {
  return (
    <Card>
      <Stack gap={4}>
        <Beside>
          <Skeleton height="4.75rem" shape="card" />
          <Stack gap={2}>
            <Skeleton height="1.375rem" width="60%" />
            <Skeleton height="1.375rem" width="85%" />
            <Skeleton height="1.125rem" width="70%" />
          </Stack>
        </Beside>
        <Skeleton height="1.125rem" width="90%" />
        <Stack direction="row" gap={4}>
          <Skeleton height="2.5rem" width="6.5rem" shape="round" />
          <Skeleton height="2.5rem" width="5rem" shape="round" />
        </Stack>
      </Stack>
    </Card>
  );
}

const Table = styled.div`
  border: 1px solid ${tokens.color.border};
  border-radius: ${tokens.radius.md};
  background: ${tokens.color.surface};

  & > div {
    display: grid;
    grid-template-columns: repeat(4, minmax(0, 1fr));
    gap: 1rem 2.25rem;
    padding: 0.875rem 1.125rem;
  }
  & > div + div {
    border-top: 1px solid ${tokens.color.border};
  }
  ${media.mobile} {
    & > div:first-of-type {
      display: none;
    }
    & > div {
      grid-template-columns: minmax(0, 1fr);
      gap: 0.5rem;
    }
  }
`;

/** Rows of four columns under their names; on a phone lines below each other, as the table itself has them. */
export function TableSkeleton({ rows }: { rows: number }) {
  return (
    <Table>
      <div>
        {keys(4).map((column) => (
          <Skeleton key={column} height="1.125rem" width="50%" />
        ))}
      </div>
      {keys(rows).map((row) => (
        <div key={row}>
          <Skeleton height="1.375rem" width="80%" />
          <Skeleton height="2.75rem" />
          <Skeleton height="1.375rem" width="60%" />
          <Skeleton height="1.75rem" width="6rem" shape="round" />
        </div>
      ))}
    </Table>
  );
}

/** Vouchers and codes: a line, its value, its last day. */
export function CodeSkeleton() {
  return (
    <Card>
      <Stack gap={2}>
        <Skeleton height="1.5rem" width="14rem" />
        <Skeleton height="1.375rem" width="8rem" />
        <Skeleton height="1.125rem" width="60%" />
      </Stack>
    </Card>
  );
}

/** A form's card: its title, labelled fields in two columns where there is room, its button. */
export function FormSkeleton({ fields }: { fields: number }) {
  return (
    <Card>
      <Stack gap={5}>
        <Skeleton height="1.5rem" width="10rem" />
        <Grid minColumn="14rem" gap={4}>
          {keys(fields).map((field) => (
            <Stack key={field} gap={1}>
              <Skeleton height="1.25rem" width="6rem" />
              <Skeleton height="3rem" />
            </Stack>
          ))}
        </Grid>
        <Skeleton height="3rem" width="11rem" shape="round" />
      </Stack>
    </Card>
  );
}

/** Cards of treatments and offers. */
export function CardsSkeleton() {
  return (
    <Grid minColumn="16rem" gap={5}>
      {keys(2).map((card) => (
        <Skeleton key={card} height="28rem" shape="card" />
      ))}
    </Grid>
  );
}

/** A heading over what it names. */
export const HeadingSkeleton = () => <Skeleton height="1.75rem" width="12rem" />;
