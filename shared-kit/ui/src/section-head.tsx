import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { Eyebrow, Heading, Text } from './text';

const Base = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  justify-content: space-between;
  gap: 1rem 2rem;
  margin-bottom: clamp(1.5rem, 1rem + 1.5vw, 2.5rem);

  & > div {
    display: grid;
    gap: 0.625rem;
  }
  & > a {
    display: inline-flex;
    align-items: center;
    min-height: 2.75rem;
    font-weight: 600;
  }
`;

export interface SectionHeadProps {
  id: string;
  eyebrow?: string | undefined;
  title: string;
  text?: string | undefined;
  /** A link to all of it. */
  action?: ReactNode;
}

/** Heading of a section of a page, with the way to all of what it shows. */
export function SectionHead({ id, eyebrow, title, text, action }: SectionHeadProps) {
  return (
    <Base>
      <div>
        {eyebrow ? <Eyebrow>{eyebrow}</Eyebrow> : null}
        <Heading level={2} size="xl" id={id}>
          {title}
        </Heading>
        {text ? <Text tone="muted">{text}</Text> : null}
      </div>
      {action}
    </Base>
  );
}
