import { useBus } from '@aksamit/shared-kit/bus';
import type { User } from '@aksamit/shared-kit/contracts';
import { useHttp } from '@aksamit/shared-kit/http';
import { useTranslate } from '@aksamit/shared-kit/i18n';
import { useMutation, useQueryClient } from '@aksamit/shared-kit/query';
import { Button, Card, Stack } from '@aksamit/shared-kit/ui';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { profileQuery } from '../api/get-profile';
import { updateProfile } from '../api/update-profile';
import { formFailure } from '../form-failure';
import { PROFILE_FIELDS, type ProfileFields, profileChanges, profileFields } from '../profile-changes';
import { FormMessages } from './form-messages';
import { ProfileControls } from './profile-controls';

const fieldId = (name: string) => `profile-${name}`;

/** The customer's own data. Sends only what has changed. */
export function ProfileForm({ user }: { user: User }) {
  const t = useTranslate();
  const http = useHttp();
  const bus = useBus();
  const queryClient = useQueryClient();
  const [attempt, setAttempt] = useState(0);
  const form = useForm<ProfileFields>({ defaultValues: profileFields(user), shouldFocusError: false });
  const update = useMutation({
    mutationFn: (fields: ProfileFields) => updateProfile(http, profileChanges(user, fields)),
    onSuccess: (changed) => {
      queryClient.setQueryData(profileQuery(http).queryKey, changed);
      form.reset(profileFields(changed));
      bus.publish('toast', { type: 'success', message: t('settings.saved') });
      // The name in the header follows.
      bus.publish('session.login-succeeded', {});
    },
    onError: (error) => {
      const { fields } = formFailure(error, PROFILE_FIELDS);
      for (const name of PROFILE_FIELDS) {
        const message = fields[name];
        if (message) form.setError(name, { type: 'server', message });
      }
      setAttempt((tries) => tries + 1);
    },
  });
  const { errors } = form.formState;
  const failure = update.error ? formFailure(update.error, PROFILE_FIELDS) : null;
  const message = failure?.messageKey ? t(`failures.${failure.messageKey}`) : null;
  const send = form.handleSubmit(
    (fields) => update.mutate(fields),
    () => setAttempt((tries) => tries + 1),
  );
  return (
    <Card>
      <form onSubmit={send} noValidate method="post">
        <Stack gap={5} align="flex-start">
          <FormMessages
            errors={Object.fromEntries(PROFILE_FIELDS.map((name) => [name, errors[name]?.message]))}
            fieldId={fieldId}
            attempt={attempt}
            message={message}
            labelled={PROFILE_FIELDS}
          />
          <ProfileControls form={form} fieldId={fieldId} />
          <Button type="submit" busy={update.isPending}>
            {t('settings.save')}
          </Button>
        </Stack>
      </form>
    </Card>
  );
}
