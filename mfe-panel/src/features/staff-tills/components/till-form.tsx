import { Button, Stack } from '@aksamit/ui';
import type { ReactNode } from 'react';
import type { useTillForm } from '../use-till-form';

export interface TillFormProps {
  sending: ReturnType<typeof useTillForm>['sending'];
  /** Label of the button that sends it. */
  submit: string;
  children: ReactNode;
}

/** The frame of a form that changes a till: what is wrong, the fields, and the button. */
export function TillForm({ sending, submit, children }: TillFormProps) {
  return (
    <form noValidate onSubmit={sending.submit}>
      <Stack gap={4}>
        {sending.messages}
        {children}
        <Button type="submit" busy={sending.isPending}>
          {submit}
        </Button>
      </Stack>
    </form>
  );
}
