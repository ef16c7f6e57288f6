import { usePageContext } from '@aksamit/module-sdk/lifecycle';
import { Container, Section, SectionHead, Text } from '@aksamit/ui';
import type { CSSProperties, ReactNode } from 'react';
import { recordAddress } from '../../addresses/record-address';
import type { SectionPosition } from '../section-of';

interface SectionBandProps {
  /** What the section begins with. */
  head: {
    eyebrow?: string | undefined;
    title?: string | undefined;
    lead?: string | undefined;
    more?: { label: string; path: string } | undefined;
  };
  position: SectionPosition;
  width?: 'wide' | 'narrow' | undefined;
  /** Beside the heading, where the section itself leads nowhere. */
  action?: ReactNode;
  /** Of `offscreen(…)`, for a section below the first screen. */
  style?: CSSProperties | undefined;
  children: ReactNode;
}

/** A section over the page's whole width with its heading, if it has one. */
export function SectionBand({ head, position, width, action, style, children }: SectionBandProps) {
  const { id, tone, isFirst } = position;
  const { basePath } = usePageContext();
  const { eyebrow, title, lead, more } = head;
  const address = more ? recordAddress(more.path, basePath) : null;
  const link = more && address ? <a href={address}>{more.label}</a> : action;
  return (
    <Section
      tone={tone}
      // `#id` leads to its heading, else to the section itself.
      id={title ? undefined : id}
      aria-labelledby={title ? id : undefined}
      style={isFirst ? undefined : style}
    >
      <Container width={width}>
        {title ? <SectionHead id={id} eyebrow={eyebrow} title={title} text={lead} action={link} /> : null}
        {!title && lead ? <Text size="lead">{lead}</Text> : null}
        {children}
      </Container>
    </Section>
  );
}
