import { useBus } from '@aksamit/shared-kit/bus';
import type { AgreeInput, User } from '@aksamit/shared-kit/contracts';
import { useHttp } from '@aksamit/shared-kit/http';
import { useTranslate } from '@aksamit/shared-kit/i18n';
import { useMutation, useQueryClient } from '@aksamit/shared-kit/query';
import { Card, Heading, Stack, Text } from '@aksamit/shared-kit/ui';
import { Checkbox } from '@aksamit/shared-kit/ui/form';
import { profileQuery } from '../api/get-profile';
import { updateConsents } from '../api/update-profile';

const OPTIONAL_CONSENTS = ['marketingEmail', 'marketingPhone'] as const;

/** Consents that can be given and taken back at any time; each change is kept at once. */
export function ConsentSettings({ user }: { user: User }) {
  const t = useTranslate();
  const http = useHttp();
  const bus = useBus();
  const queryClient = useQueryClient();
  const update = useMutation({
    mutationFn: (agree: AgreeInput) => updateConsents(http, [agree]),
    onSuccess: (changed) => {
      queryClient.setQueryData(profileQuery(http).queryKey, changed);
      bus.publish('toast', { type: 'success', message: t('settings.saved') });
    },
    onError: () => bus.publish('toast', { type: 'alert', message: t('failures.away') }),
  });
  const given = (type: string) => user.userAgrees.some((agree) => agree.type === type && agree.value);
  return (
    <Card>
      <Stack gap={2}>
        <Heading level={2} size="md">
          {t('consents.title')}
        </Heading>
        <Text size="sm" tone="muted">
          {t('consents.lead')}
        </Text>
        <div>
          {OPTIONAL_CONSENTS.map((type) => (
            <Checkbox
              key={type}
              label={t(`consents.${type}`)}
              checked={update.isPending && update.variables.type === type ? update.variables.value : given(type)}
              disabled={update.isPending}
              onChange={(event) => update.mutate({ type, value: event.target.checked })}
            />
          ))}
        </div>
      </Stack>
    </Card>
  );
}
