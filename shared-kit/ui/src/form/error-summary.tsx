import styled from '@emotion/styled';
import { type MouseEvent, useEffect, useRef } from 'react';
import { tokens } from '../theme';

const Base = styled.div`
  padding: 1rem 1.25rem;
  border: 2px solid ${tokens.color.danger};
  border-radius: ${tokens.radius.md};
  background: ${tokens.color['danger-soft']};

  & > h2 {
    font-family: ${tokens.font.sans};
    font-size: ${tokens.text.md};
    font-weight: 600;
    line-height: 1.4;
  }
  & > ul {
    margin-top: 0.5rem;
    padding-inline-start: 1.25rem;
  }
  & li {
    padding-block: 0.25rem;
  }
  & a {
    color: ${tokens.color.danger};
    font-weight: 500;
  }
`;

export interface ErrorSummaryProps {
  title: string;
  /** `fieldId` is the id of the control in error; `reveal` shows it where it is hidden, before it takes the focus. */
  errors: readonly { fieldId: string; message: string; reveal?: (() => void) | undefined }[];
  /** Counts the attempts to send; each new one with errors takes the focus here. */
  attempt: number;
}

/** All errors of a form at its top, with links to the fields. Takes focus when sending has failed. */
export function ErrorSummary({ title, errors, attempt }: ErrorSummaryProps) {
  const ref = useRef<HTMLDivElement>(null);
  const failed = errors.length > 0;
  useEffect(() => {
    if (attempt > 0 && failed) ref.current?.focus();
  }, [attempt, failed]);
  if (!failed) return null;
  const goTo = (event: MouseEvent, { fieldId, reveal }: ErrorSummaryProps['errors'][number]) => {
    reveal?.();
    const field = document.getElementById(fieldId);
    if (!field) return;
    // The address stays as it is: a fragment in it would be a history entry.
    event.preventDefault();
    field.scrollIntoView({ block: 'center' });
    field.focus({ preventScroll: true });
  };
  return (
    <Base ref={ref} role="alert" tabIndex={-1}>
      <h2>{title}</h2>
      <ul>
        {errors.map((error) => (
          <li key={error.fieldId}>
            <a href={`#${error.fieldId}`} onClick={(event) => goTo(event, error)}>
              {error.message}
            </a>
          </li>
        ))}
      </ul>
    </Base>
  );
}
