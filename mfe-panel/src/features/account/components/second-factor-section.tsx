import type { SecondFactorSetup as Setup, User } from '@aksamit/contracts';
import { useHttp } from '@aksamit/module-sdk/http';
import { useTranslate } from '@aksamit/module-sdk/i18n';
import { useMutation } from '@aksamit/module-sdk/query';
import { Button, Notice, Stack } from '@aksamit/ui';
import { useState } from 'react';
import { usePressOnce } from '../../../forms/use-press-once';
import { messageOfError } from '../../../requests/message-of-error';
import { removeSecondFactor, startSecondFactor } from '../api/second-factor';
import { useProfileChange } from '../use-profile-change';
import { useFreshLogin } from './fresh-login';
import { RecoveryCodes } from './recovery-codes';
import { SecondFactorSetup } from './second-factor-setup';
import { SettingsCard } from './settings-card';

type Shown = { step: 'setup'; setup: Setup } | { step: 'codes'; codes: string[] } | null;

/** Two-step login of staff: added by an app's code, removed with a fresh login. Admins need it. */
export function SecondFactorSection({ user }: { user: User }) {
  const t = useTranslate();
  const http = useHttp();
  const changed = useProfileChange();
  const fresh = useFreshLogin(user);
  const [shown, setShown] = useState<Shown>(null);
  const begin = useMutation({
    mutationFn: () => fresh.run(() => startSecondFactor(http)),
    onSuccess: (setup) => setShown({ step: 'setup', setup }),
  });
  const remove = useMutation({
    mutationFn: () => fresh.run(() => removeSecondFactor(http)),
    onSuccess: (after) => changed(after, t('secondFactor.removed')),
  });
  const beginOnce = usePressOnce(begin);
  const removeOnce = usePressOnce(remove);
  const failure = begin.error ?? remove.error;
  return (
    <SettingsCard
      id="settings-second-factor"
      title={t('secondFactor.title')}
      text={t(user.hasSecondFactor ? 'secondFactor.isOn' : 'secondFactor.isOff')}
    >
      {user.needsSecondFactor ? <Notice tone="info">{t('secondFactor.needed')}</Notice> : null}
      {failure ? (
        <Notice tone="alert" announce="assertive">
          {messageOfError(failure, t)}
        </Notice>
      ) : null}
      {shown?.step === 'setup' ? (
        <SecondFactorSetup
          setup={shown.setup}
          onConfirmed={({ recoveryCodes, user: after }) => {
            setShown({ step: 'codes', codes: recoveryCodes });
            changed(after, t('secondFactor.added'));
          }}
        />
      ) : null}
      {shown?.step === 'codes' ? <RecoveryCodes codes={shown.codes} onDone={() => setShown(null)} /> : null}
      {shown === null ? (
        <Stack direction="row" gap={3}>
          {user.hasSecondFactor ? (
            <Button size="sm" variant="secondary" busy={remove.isPending} onClick={() => removeOnce()}>
              {t('secondFactor.remove')}
            </Button>
          ) : (
            <Button size="sm" busy={begin.isPending} onClick={() => beginOnce()}>
              {t('secondFactor.add')}
            </Button>
          )}
        </Stack>
      ) : null}
      {fresh.dialog}
    </SettingsCard>
  );
}
