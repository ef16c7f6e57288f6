import type { CartItem } from '@aksamit/contracts';
import { useTranslate } from '@aksamit/module-sdk/i18n';
import { Notice, Stack } from '@aksamit/ui';
import { Checkbox } from '@aksamit/ui/form';
import { messageOfError } from '../../../requests/message-of-error';
import { useChangeCartItem } from '../api/change-cart-item';

interface ConfirmationFieldProps {
  item: CartItem;
  isDisabled?: boolean;
  /** Names the treatment, where the field is not part of its line. */
  showsName?: boolean;
}

/** What a treatment makes its shopper confirm before it is ordered; nothing for a treatment without that. */
export function ConfirmationField({ item, isDisabled = false, showsName = false }: ConfirmationFieldProps) {
  const t = useTranslate();
  const change = useChangeCartItem();
  const { id, confirmation, isAccepted } = item;
  if (!confirmation) return null;
  const { label, isConfirmed } = confirmation;
  const isMissing = isAccepted && !isConfirmed && !change.isPending;
  return (
    <div>
      <Checkbox
        label={showsName ? t('line.confirmation', { name: item.item.name, label }) : label}
        required
        disabled={isDisabled || change.isPending}
        checked={change.isPending ? change.variables.change.isConfirmed === true : isConfirmed}
        onChange={({ target }) => change.mutate({ id, change: { isConfirmed: target.checked } })}
        error={isMissing ? t('line.confirmationMissing') : undefined}
      />
      {change.isError ? <Notice tone="alert">{messageOfError(change.error, t)}</Notice> : null}
    </div>
  );
}

/** The confirmations of all treatments that are ordered, where their lines are not shown in full. */
export function ConfirmationFields({ items }: { items: readonly CartItem[] }) {
  const asked = items.filter(({ isAccepted, confirmation }) => isAccepted && confirmation);
  if (asked.length === 0) return null;
  return (
    <Stack gap={2}>
      {asked.map((item) => (
        <ConfirmationField key={item.id} item={item} showsName />
      ))}
    </Stack>
  );
}
