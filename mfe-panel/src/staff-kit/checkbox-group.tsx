import { FieldError } from '@aksamit/ui/form';
import { tokens } from '@aksamit/ui/theme';
import styled from '@emotion/styled';
import { type ReactNode, useId } from 'react';

const Group = styled.fieldset`
  & > legend {
    margin-bottom: 0.25rem;
    font-size: ${tokens.text.sm};
    font-weight: 600;
  }
`;

export interface CheckboxGroupProps {
  legend: string;
  error: string | undefined;
  /** The error is heard when it appears: the form has no summary that gets the focus. */
  isAnnounced?: boolean;
  children: ReactNode;
}

/** Checkboxes of which at least one is ticked, named as a field is, with their error. */
export function CheckboxGroup({ legend, error, isAnnounced = false, children }: CheckboxGroupProps) {
  const errorId = useId();
  return (
    <Group aria-describedby={error ? errorId : undefined}>
      <legend>{legend}</legend>
      {children}
      {error ? (
        <FieldError id={errorId} role={isAnnounced ? 'alert' : undefined}>
          {error}
        </FieldError>
      ) : null}
    </Group>
  );
}
