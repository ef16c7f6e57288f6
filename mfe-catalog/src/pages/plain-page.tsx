import { Breadcrumbs, Container, Heading, Text } from '@aksamit/ui';
import type { ReactNode } from 'react';

interface PageHeadingProps {
  trailLabel: string;
  trail: readonly { label: string; href: string }[];
  title: string;
  lead?: ReactNode;
  children: ReactNode;
}

/** A plain page of the catalog: breadcrumbs, its one h1, a lead, and content. */
export function PlainPage({ trailLabel, trail, title, lead, children }: PageHeadingProps) {
  return (
    <Container style={{ paddingBlock: '1rem clamp(3rem, 2rem + 4vw, 6rem)' }}>
      <Breadcrumbs label={trailLabel} items={trail} />
      <Heading level={1} style={{ marginBlock: '1rem 0.75rem' }}>
        {title}
      </Heading>
      {lead ? <Text size="lead">{lead}</Text> : null}
      <div style={{ marginTop: '1.5rem' }}>{children}</div>
    </Container>
  );
}
