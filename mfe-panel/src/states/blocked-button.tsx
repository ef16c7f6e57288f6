import { Button, Stack, Text } from '@aksamit/ui';
import { type ReactNode, useId } from 'react';

/** An action that is not allowed yet, with the reason below it. It can be focused, and is then announced with its reason. */
export function BlockedButton({ label, name, children }: { label: string; name: string; children: ReactNode }) {
  const id = useId();
  return (
    <Stack gap={1} align="flex-start">
      <Button size="sm" variant="secondary" aria-disabled="true" aria-label={name} aria-describedby={id}>
        {label}
      </Button>
      <Text size="sm" tone="muted" id={id}>
        {children}
      </Text>
    </Stack>
  );
}
