import type { User } from '@aksamit/contracts';
import { useHttp } from '@aksamit/module-sdk/http';
import { useTranslate } from '@aksamit/module-sdk/i18n';
import { Button, Stack } from '@aksamit/ui';
import { useForm } from 'react-hook-form';
import { draftOver, useFormDraft } from '../../../drafts/use-form-draft';
import { useSending } from '../../../forms/use-sending';
import { updateProfile } from '../api/update-profile';
import { PROFILE_FIELDS, type ProfileFields, profileChanges, profileFields } from '../profile-changes';
import { useProfileChange } from '../use-profile-change';
import { useFreshLogin } from './fresh-login';
import { ProfileControls } from './profile-controls';
import { SettingsCard } from './settings-card';

const fieldId = (name: string) => `profile-${name}`;
const DRAFT = 'profile';

/** The customer's own data. Sends only what has changed; a new e-mail or phone needs a fresh login. */
export function ProfileForm({ user }: { user: User }) {
  const t = useTranslate();
  const http = useHttp();
  const saved = useProfileChange();
  const freshLogin = useFreshLogin(user);
  const form = useForm<ProfileFields>({
    defaultValues: draftOver(DRAFT, user.id, profileFields(user)),
    shouldFocusError: false,
  });
  const clearDraft = useFormDraft(form, { name: DRAFT, userId: user.id });
  const { submit, isPending, messages } = useSending({
    form,
    names: PROFILE_FIELDS,
    fieldId,
    labelOf: (name) => t(`form.${name}`),
    // A logged-in customer cannot be sent to the login.
    ownWords: ({ code }) => {
      if (code === 'email_in_use') return { email: t('settings.emailInUse') };
      return code === 'phone_in_use' ? { phone: t('settings.phoneInUse') } : undefined;
    },
    send: async (fields: ProfileFields) => {
      const changes = profileChanges(user, fields);
      return { changed: await freshLogin.run(() => updateProfile(http, changes)), changes };
    },
    onSent: ({ changed, changes }) => {
      clearDraft();
      form.reset(profileFields(changed));
      const waits =
        (changes.email && changed.pendingEmail) || ((changes.phone || changes.phonePrefix) && changed.pendingPhone);
      saved(changed, waits ? t('settings.savedPending') : undefined);
    },
  });
  return (
    <SettingsCard id="settings-profile" title={t('settings.profileTitle')}>
      <form onSubmit={submit} noValidate method="post" aria-labelledby="settings-profile">
        <Stack gap={5} align="flex-start">
          {messages}
          <ProfileControls form={form} fieldId={fieldId} isGenderKnown={user.gender !== null} />
          <Button type="submit" busy={isPending}>
            {t('settings.save')}
          </Button>
        </Stack>
      </form>
      {freshLogin.dialog}
    </SettingsCard>
  );
}
