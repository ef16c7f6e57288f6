import type { Cart, CartVoucher } from '@aksamit/contracts';
import { isHttpError } from '@aksamit/module-sdk/http';
import { formatDate, useLocaleFormats, useTranslate } from '@aksamit/module-sdk/i18n';
import { useMoney } from '@aksamit/module-sdk/lifecycle';
import { Notice, Text } from '@aksamit/ui';
import { Gift } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { messageOfError } from '../../../requests/message-of-error';
import { useSetVoucher } from '../api/set-voucher';
import { CodeBase, CodeInput, LyingCode } from './code-input';

/** Wording: the errors that calls.md names; beside a discount code what to do about it; else the server's message. */
function useRefusalText(discountCode: string | undefined) {
  const t = useTranslate();
  return (error: unknown): string => {
    const code = isHttpError(error) ? error.code : '';
    if (code === 'not_found' || code === 'validation_failed') return t('voucher.invalid');
    if (code === 'expired' || code === 'limit_reached') return t(`voucher.problem.${code}`);
    if (code === 'not_combinable' && discountCode) return t('voucher.notCombinable', { code: discountCode });
    return messageOfError(error, t);
  };
}

/** Paying with a voucher: an input, or the applied voucher with what it pays and its remaining balance. */
export function VoucherCodeForm({ cart, isSettled }: { cart: Cart; isSettled: boolean }) {
  const t = useTranslate();
  const change = useSetVoucher();
  const textOf = useRefusalText(cart.discountCode?.code);
  const [refusal, setRefusal] = useState<unknown>(null);
  const [outcome, setOutcome] = useState('');
  const base = useRef<HTMLDivElement>(null);
  const [voucher] = cart.vouchers;

  const set = async (code: string | null) => {
    setRefusal(null);
    try {
      await change.mutateAsync({ cartId: cart.id, code });
      setOutcome(code === null ? t('voucher.removed') : t('voucher.applied'));
      return true;
    } catch (error) {
      setOutcome('');
      setRefusal(error);
      return false;
    }
  };
  // The focused control (the input, the cross) is gone now: the focus stays with the voucher.
  useEffect(() => {
    if (outcome && document.activeElement === document.body) base.current?.focus();
  }, [outcome]);

  return (
    <CodeBase ref={base} tabIndex={-1}>
      {voucher ? (
        <>
          <LyingCode
            icon={<Gift aria-hidden="true" />}
            code={voucher.code}
            removeLabel={t('voucher.remove')}
            disabled={change.isPending || !isSettled}
            onRemove={() => void set(null)}
          />
          <VoucherBalance voucher={voucher} currency={cart.currency.code} />
        </>
      ) : (
        <CodeInput
          name="voucherCode"
          label={t('voucher.label')}
          applyLabel={t('voucher.apply')}
          emptyMessage={t('voucher.empty')}
          error={refusal ? textOf(refusal) : undefined}
          isBusy={change.isPending}
          disabled={!isSettled}
          onApply={set}
        />
      )}
      <div role="status">
        {outcome ? <Notice tone={voucher ? 'success' : 'info'}>{outcome}</Notice> : null}
        {voucher && refusal ? <Notice tone="alert">{textOf(refusal)}</Notice> : null}
        {voucher?.problem ? <Notice tone="warning">{t(`voucher.problem.${voucher.problem}`)}</Notice> : null}
      </div>
    </CodeBase>
  );
}

/** What it pays, its remaining balance, and until when. Source: readings, "Vouchers". */
function VoucherBalance({ voucher, currency }: { voucher: CartVoucher; currency: string }) {
  const t = useTranslate();
  const locale = useLocaleFormats();
  const money = useMoney();
  const { value, balance, validTo } = voucher;
  return (
    <Text size="sm" tone="muted">
      {t('voucher.pays', { amount: money(value, currency) })}
      {balance === undefined
        ? null
        : ` ${t('voucher.left', { amount: money(Math.max(0, balance - value), currency) })}`}
      {validTo ? ` ${t('voucher.validTo', { date: formatDate(validTo, locale) })}` : null}
    </Text>
  );
}
