import styled from '@emotion/styled';
import { CircleAlert } from 'lucide-react';
import { type ComponentPropsWithRef, type ReactNode, useId } from 'react';
import { withNonBreakingSpaces } from '../non-breaking-text';
import { tokens } from '../theme';
import { FieldError } from './field';

// Never alone on a line.
const NBSP_STAR = '\u00a0*';

const Base = styled.div`
  display: grid;
  gap: 0.25rem;

  & > label {
    display: flex;
    align-items: flex-start;
    gap: 0.75rem;
    padding-block: 0.625rem;
    font-size: ${tokens.text.sm};
    line-height: 1.5;
    cursor: pointer;
  }
  & > label + * {
    margin-bottom: 0.75rem;
  }
  & input {
    flex: none;
    width: 1.5rem;
    height: 1.5rem;
    margin: 0;
    accent-color: ${tokens.color.accent};
    cursor: pointer;
  }
  & input[aria-invalid='true'] {
    outline: 2px solid ${tokens.color.danger};
    outline-offset: 1px;
  }
  & input[aria-invalid='true']:focus-visible {
    outline-color: ${tokens.color.focus};
    outline-offset: 3px;
  }
  & b {
    color: ${tokens.color.danger};
  }
`;

export interface CheckboxProps extends Omit<ComponentPropsWithRef<'input'>, 'type'> {
  /** May hold links. */
  label: ReactNode;
  error?: string | undefined;
}

/** A yes-or-no, such as a consent; `required` shows the star. */
export function Checkbox({ label, error, id, required, ...rest }: CheckboxProps) {
  const ownId = useId();
  const inputId = id ?? ownId;
  const errorId = `${inputId}-error`;
  return (
    <Base>
      <label htmlFor={inputId}>
        <input
          {...rest}
          id={inputId}
          type="checkbox"
          aria-required={required || undefined}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? errorId : rest['aria-describedby']}
        />
        <span>
          {withNonBreakingSpaces(label)}
          {required ? <b aria-hidden="true">{NBSP_STAR}</b> : null}
        </span>
      </label>
      {error ? (
        <FieldError id={errorId}>
          <CircleAlert aria-hidden="true" />
          {error}
        </FieldError>
      ) : null}
    </Base>
  );
}
