import styled from '@emotion/styled';
import { CircleAlert } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { withNonBreakingSpaces, withUnbrokenHyphens } from '../non-breaking-text';
import { tokens } from '../theme';
import { FieldContext } from './field-context';

const Base = styled.div`
  display: grid;
  gap: 0.375rem;
  align-content: start;

  & > label {
    justify-self: start;
    font-size: ${tokens.text.sm};
    font-weight: 600;
    line-height: 1.4;
  }
  & > label > span[aria-hidden] {
    color: ${tokens.color.danger};
  }
`;

const Hint = styled.p`
  color: ${tokens.color['ink-muted']};
  font-size: ${tokens.text.xs};
  line-height: 1.45;
`;

/** Error message under a control: a sign and text, not colour alone. */
export const FieldError = styled.p`
  display: flex;
  gap: 0.375rem;
  color: ${tokens.color.danger};
  font-size: ${tokens.text.sm};
  font-weight: 500;
  line-height: 1.4;

  & > svg {
    flex: none;
    width: 1.1em;
    height: 1.1em;
    margin-top: 0.15em;
  }
`;

export interface FieldProps {
  label: ReactNode;
  hint?: ReactNode;
  error?: string | undefined;
  /** Shows the star and marks the control as required. */
  required?: boolean | undefined;
  /** Id of the control, for links from an ErrorSummary; generated when omitted. */
  id?: string | undefined;
  /** One TextInput, TextArea or Select. */
  children: ReactNode;
}

/** Label, control, hint and error, associated accessibly. */
export function Field({ label, hint, error, required = false, id, children }: FieldProps) {
  const ownId = useId();
  const controlId = id ?? ownId;
  const hintId = hint ? `${controlId}-hint` : undefined;
  const errorId = error ? `${controlId}-error` : undefined;
  const describedBy = [hintId, errorId].filter(Boolean).join(' ') || undefined;
  return (
    <Base>
      <label htmlFor={controlId}>
        {withUnbrokenHyphens(label)}
        {required ? <span aria-hidden="true"> *</span> : null}
      </label>
      <FieldContext value={{ id: controlId, describedBy, invalid: Boolean(error), required }}>{children}</FieldContext>
      {hint ? <Hint id={hintId}>{withNonBreakingSpaces(hint)}</Hint> : null}
      {error ? (
        <FieldError id={errorId}>
          <CircleAlert aria-hidden="true" />
          {error}
        </FieldError>
      ) : null}
    </Base>
  );
}
