import { useTranslate } from '@aksamit/module-sdk/i18n';
import { Skeleton, Stack, VisuallyHidden } from '@aksamit/ui';
import type { ReactNode } from 'react';
import {
  CardsSkeleton,
  CodeSkeleton,
  FormSkeleton,
  HeadingSkeleton,
  TableSkeleton,
  VisitSkeleton,
} from './content-skeletons';

/** The tabs of the visits. */
const Tabs = () => <Skeleton height="2.875rem" />;

/** By the entry of the menu; others are forms. */
const SHAPES: Record<string, ReactNode> = {
  dashboard: (
    <>
      <HeadingSkeleton />
      <VisitSkeleton />
      <HeadingSkeleton />
      <TableSkeleton rows={3} />
    </>
  ),
  visits: (
    <>
      <Tabs />
      <HeadingSkeleton />
      <VisitSkeleton />
      <VisitSkeleton />
    </>
  ),
  orders: (
    <>
      <Tabs />
      <TableSkeleton rows={4} />
    </>
  ),
  codes: (
    <>
      <Tabs />
      <HeadingSkeleton />
      <CodeSkeleton />
      <HeadingSkeleton />
      <CodeSkeleton />
    </>
  ),
  offers: <CardsSkeleton />,
  remembered: <CardsSkeleton />,
};

/** What stands below the heading of a panel's page until it is known who is there or its script has come. */
export function PageSkeleton({ entry }: { entry: string }) {
  const t = useTranslate();
  return (
    <Stack gap={5} aria-busy="true">
      <VisuallyHidden>{t('loading')}</VisuallyHidden>
      {SHAPES[entry] ?? <FormSkeleton fields={6} />}
    </Stack>
  );
}
