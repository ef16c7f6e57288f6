import type { Cart } from '@aksamit/contracts';
import { isHttpError } from '@aksamit/module-sdk/http';
import { useTranslate } from '@aksamit/module-sdk/i18n';
import { Notice } from '@aksamit/ui';
import { TicketPercent } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { messageOfError } from '../../../requests/message-of-error';
import { type CodeOutcome, useCartCode } from '../use-cart-code';
import { CodeBase, CodeInput, LyingCode } from './code-input';

/** Errors for which there is no better word than "invalid". */
const REJECTED = ['code_not_found', 'not_found', 'validation_failed'];

/** Wording of the codes: the error catalogue's (specification, both documents, section 8). */
function useOutcomeText() {
  const t = useTranslate();
  return (outcome: CodeOutcome): string => {
    if (outcome.kind === 'applied') return t('code.applied', { code: outcome.code });
    if (outcome.kind === 'removed') return t('code.removed', { code: outcome.code });
    const code = isHttpError(outcome.error) ? outcome.error.code : '';
    if (code === 'expired' || code === 'limit_reached') return t(`code.problem.${code}`, { code: outcome.code });
    if (code === 'not_combinable') return t('code.notCombinable');
    if (REJECTED.includes(code)) return t('code.invalid');
    return messageOfError(outcome.error, t);
  };
}

interface DiscountCodeFormProps {
  cart: Cart;
  isSettled: boolean;
  /** There are words about a code, also about one of a link, which is applied by itself. */
  onOutcome(): void;
}

/** The discount code: an input, or the applied code with a button to remove it. */
export function DiscountCodeForm({ cart, isSettled, onOutcome }: DiscountCodeFormProps) {
  const t = useTranslate();
  const { apply, remove, outcome, isPending } = useCartCode(cart, isSettled);
  const textOf = useOutcomeText();
  const base = useRef<HTMLDivElement>(null);
  const lying = cart.discountCode?.code;
  // The new customer's discount applies instead: the totals show it.
  const isOutdone = cart.newCustomerDiscount?.isApplied === true;
  const problem = isOutdone && cart.discountCodeProblem === 'not_applicable' ? null : cart.discountCodeProblem;
  const refused = outcome?.kind === 'refused' ? textOf(outcome) : undefined;

  const latest = useRef(onOutcome);
  latest.current = onOutcome;
  useEffect(() => {
    if (outcome) latest.current();
  }, [outcome]);

  // The focused control (the input, the cross) is gone now: the focus stays with the code.
  useEffect(() => {
    if (outcome && document.activeElement === document.body) base.current?.focus();
  }, [outcome]);

  return (
    <CodeBase ref={base} tabIndex={-1}>
      {lying ? (
        <LyingCode
          icon={<TicketPercent aria-hidden="true" />}
          code={lying}
          removeLabel={t('code.remove', { code: lying })}
          disabled={isPending || !isSettled}
          onRemove={() => void remove(cart.id, lying)}
        />
      ) : (
        <CodeInput
          name="discountCode"
          label={t('code.label')}
          applyLabel={t('code.apply')}
          emptyMessage={t('code.empty')}
          error={refused}
          isBusy={isPending}
          disabled={!isSettled}
          onApply={(code) => apply(cart.id, code)}
        />
      )}
      <div role="status">
        {outcome && outcome.kind !== 'refused' && !(isOutdone && outcome.kind === 'applied') ? (
          <Notice tone={outcome.kind === 'applied' ? 'success' : 'info'}>{textOf(outcome)}</Notice>
        ) : null}
        {lying && refused ? <Notice tone="alert">{refused}</Notice> : null}
        {lying && problem ? <Notice tone="warning">{t(`code.problem.${problem}`, { code: lying })}</Notice> : null}
      </div>
    </CodeBase>
  );
}
