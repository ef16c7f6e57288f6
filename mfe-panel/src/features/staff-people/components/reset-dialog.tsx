import type { StaffUser } from '@aksamit/contracts/staff';
import { useHttp } from '@aksamit/module-sdk/http';
import { useTranslate } from '@aksamit/module-sdk/i18n';
import { useQueryClient } from '@aksamit/module-sdk/query';
import { Dialog, Text } from '@aksamit/ui';
import { ConfirmQuestion } from '../../../forms/confirm-question';
import { resetSecondFactor } from '../api/people';

export interface ResetDialogProps {
  /** Null: closed. */
  user: StaffUser | null;
  onClose(): void;
}

/** Takes the second factor away from a user who has lost it: their sessions end, so it is confirmed. */
export function ResetDialog({ user, onClose }: ResetDialogProps) {
  const t = useTranslate();
  const http = useHttp();
  const queryClient = useQueryClient();
  const reset = async (id: string, key: string) => {
    await resetSecondFactor(http, id, key);
    await queryClient.invalidateQueries({ queryKey: ['staffPeople'] });
  };
  const name = user ? `${user.firstName} ${user.lastName}` : '';
  return (
    <Dialog
      open={user !== null}
      title={t('staff.people.reset.title', { name })}
      closeLabel={t('staff.close')}
      onClose={onClose}
    >
      {user ? (
        <ConfirmQuestion
          words={{
            confirm: t('staff.people.reset.confirm'),
            keep: t('staff.people.reset.keep'),
            done: t('staff.people.reset.done', { name }),
          }}
          send={(key) => reset(user.id, key)}
          onClose={onClose}
        >
          <Text>{t('staff.people.reset.text', { email: user.email })}</Text>
        </ConfirmQuestion>
      ) : null}
    </Dialog>
  );
}
