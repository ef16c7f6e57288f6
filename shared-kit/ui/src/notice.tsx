import styled from '@emotion/styled';
import { CircleAlert, CircleCheck, Info, TriangleAlert } from 'lucide-react';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { withNonBreakingSpaces } from './non-breaking-text';
import { tokens } from './theme';

/** The four kinds of message, as toasts have them in the specification. */
export type NoticeTone = 'info' | 'success' | 'warning' | 'alert';

const Base = styled.div`
  display: flex;
  gap: 0.75rem;
  padding: 0.875rem 1rem;
  border-radius: ${tokens.radius.md};
  background: ${tokens.color['info-soft']};
  color: ${tokens.color.ink};
  font-size: ${tokens.text.sm};
  line-height: 1.5;

  & > svg {
    flex: none;
    width: 1.375rem;
    height: 1.375rem;
    color: ${tokens.color.info};
  }
  &[data-tone='success'] {
    background: ${tokens.color['success-soft']};
  }
  &[data-tone='success'] > svg {
    color: ${tokens.color.success};
  }
  &[data-tone='warning'] {
    background: ${tokens.color['warning-soft']};
  }
  &[data-tone='warning'] > svg {
    color: ${tokens.color.warning};
  }
  &[data-tone='alert'] {
    background: ${tokens.color['danger-soft']};
  }
  &[data-tone='alert'] > svg {
    color: ${tokens.color.danger};
  }
`;

const Content = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 0.375rem;
  min-width: 0;
  flex: 1;
  /* An e-mail address may be longer than the line. */
  overflow-wrap: anywhere;

  & strong {
    font-weight: 600;
  }
`;

const icons = { info: Info, success: CircleCheck, warning: TriangleAlert, alert: CircleAlert };

export interface NoticeProps extends Omit<ComponentPropsWithRef<'div'>, 'title'> {
  tone?: NoticeTone | undefined;
  title?: string | undefined;
  /** Announced when it appears: `polite` waits, `assertive` interrupts. Omitted for notices present from the start. */
  announce?: 'polite' | 'assertive' | undefined;
  children?: ReactNode;
}

const roles = { polite: 'status', assertive: 'alert' } as const;

/** A message in the flow of the page. */
export function Notice({ tone = 'info', title, announce, children, ...rest }: NoticeProps) {
  const Icon = icons[tone];
  return (
    <Base {...rest} data-tone={tone} role={announce ? roles[announce] : rest.role}>
      <Icon aria-hidden="true" />
      <Content>
        {title ? <strong>{withNonBreakingSpaces(title)}</strong> : null}
        {children ? <div>{withNonBreakingSpaces(children)}</div> : null}
      </Content>
    </Base>
  );
}
