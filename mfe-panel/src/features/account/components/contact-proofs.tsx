import type { User } from '@aksamit/contracts';
import { useBus } from '@aksamit/module-sdk/bus';
import { useHttp } from '@aksamit/module-sdk/http';
import { useTranslate } from '@aksamit/module-sdk/i18n';
import { useMutation } from '@aksamit/module-sdk/query';
import { Button, Notice, Stack } from '@aksamit/ui';
import { messageOfError } from '../../../requests/message-of-error';
import { requestActivationMail } from '../api/recover-access';
import { updateProfile } from '../api/update-profile';
import { useProfileChange } from '../use-profile-change';
import { PhoneProof } from './phone-proof';

/** E-mail and phone that await confirmation: the old ones hold until then. Source: readings.md, "Sessions". */
export function ContactProofs({ user }: { user: User }) {
  const isPhoneOpen = Boolean(user.pendingPhone) || user.phoneVerifiedAt === null;
  const isEmailOpen = Boolean(user.pendingEmail) || user.emailVerifiedAt === null;
  if (!isPhoneOpen && !isEmailOpen) return null;
  return (
    <Stack gap={3}>
      {isEmailOpen ? <EmailProof user={user} /> : null}
      {isPhoneOpen ? <PhoneProof user={user} /> : null}
    </Stack>
  );
}

function EmailProof({ user }: { user: User }) {
  const t = useTranslate();
  const http = useHttp();
  const bus = useBus();
  const saved = useProfileChange();
  const showError = (error: unknown) => bus.publish('toast', { type: 'alert', message: messageOfError(error, t) });
  const again = useMutation({
    mutationFn: () => requestActivationMail(http),
    onSuccess: () => bus.publish('toast', { type: 'success', message: t('activation.sent') }),
    onError: showError,
  });
  const keep = useMutation({
    mutationFn: () => updateProfile(http, { email: user.email }),
    onSuccess: (changed) => saved(changed),
    onError: showError,
  });
  const pending = user.pendingEmail;
  return (
    <Notice
      tone="warning"
      title={pending ? t('proofs.emailPending', { email: pending }) : t('proofs.emailOpen', { email: user.email })}
    >
      <Stack gap={3}>
        <span>{pending ? t('proofs.emailPendingText', { email: user.email }) : t('proofs.emailOpenText')}</span>
        <Stack direction="row" gap={3}>
          <Button size="sm" variant="secondary" busy={again.isPending} onClick={() => again.mutate()}>
            {t('activation.again')}
          </Button>
          {pending ? (
            <Button size="sm" variant="quiet" flush busy={keep.isPending} onClick={() => keep.mutate()}>
              {t('proofs.keepEmail')}
            </Button>
          ) : null}
        </Stack>
      </Stack>
    </Notice>
  );
}
