import { Card, Heading, Stack, Text } from '@aksamit/ui';
import type { ReactNode } from 'react';

export interface SettingsCardProps {
  id: string;
  title: string;
  text?: string | undefined;
  children: ReactNode;
}

/** One part of the settings. */
export function SettingsCard({ id, title, text, children }: SettingsCardProps) {
  return (
    <Card as="section" aria-labelledby={id}>
      <Stack gap={4}>
        <Stack gap={1}>
          <Heading level={2} size="md" id={id}>
            {title}
          </Heading>
          {text ? (
            <Text size="sm" tone="muted">
              {text}
            </Text>
          ) : null}
        </Stack>
        {children}
      </Stack>
    </Card>
  );
}
