import type { PaymentDifference } from '@aksamit/contracts/staff';
import { useHttp } from '@aksamit/module-sdk/http';
import { useTranslate } from '@aksamit/module-sdk/i18n';
import { Dialog, Text } from '@aksamit/ui';
import { ConfirmQuestion } from '../../../forms/confirm-question';
import { resolveDifference } from '../api/payment-differences';
import { isPayout, kindOf } from '../difference-words';

interface ResolveDialogProps {
  /** Null: closed. */
  difference: PaymentDifference | null;
  onClose(): void;
}

/** Asks before a case is closed: it cannot be opened again, and a refund in the salon counts as paid out then. */
export function ResolveDialog({ difference, onClose }: ResolveDialogProps) {
  const t = useTranslate();
  const http = useHttp();
  const words = difference !== null && isPayout(difference) ? 'payout' : 'case';
  return (
    <Dialog
      open={difference !== null}
      title={t(`staff.differences.${words}.title`)}
      closeLabel={t('staff.close')}
      onClose={onClose}
    >
      {difference === null ? null : (
        <ConfirmQuestion
          words={{
            confirm: t(`staff.differences.${words}.confirm`),
            keep: t('staff.differences.keep'),
            done: t(`staff.differences.${words}.done`),
          }}
          send={(key) => resolveDifference(http, difference.id, key)}
          onClose={onClose}
        >
          <Text>
            {t(`staff.differences.${words}.text`, {
              kind: t(`staff.differences.kinds.${kindOf(difference)}`),
              number: difference.orderNumber ?? '–',
            })}
          </Text>
        </ConfirmQuestion>
      )}
    </Dialog>
  );
}
