import type { Cart, ChangedCartLine } from '@aksamit/contracts';
import { formatDate, useLocaleFormats, useTranslate } from '@aksamit/module-sdk/i18n';
import { useHref, useMoney } from '@aksamit/module-sdk/lifecycle';
import { Notice } from '@aksamit/ui';
import { ErrorSummary } from '@aksamit/ui/form';
import { useEffect, useRef } from 'react';
import { messageOfError } from '../../../requests/message-of-error';
import { FIELDS } from '../use-checkout-form';
import type { OrderError } from '../use-order';
import { type CheckoutForm, fieldId, useFieldProblems } from './checkout-text-field';
import { RefusedByAge } from './health-fields';

interface OrderErrorNoticeProps {
  form: CheckoutForm;
  orderError: OrderError | null;
  attempt: number;
  cart: Cart;
}

/** Why no order was placed, at the top of the form; takes the focus on every attempt. */
export function OrderErrorNotice({ form, orderError, attempt, cart }: OrderErrorNoticeProps) {
  const t = useTranslate();
  const notice = useRef<HTMLDivElement>(null);
  const isForm = orderError?.kind === 'form';
  useEffect(() => {
    if (attempt > 0 && !isForm) notice.current?.focus();
  }, [attempt, isForm]);
  if (!orderError) return null;
  if (orderError.kind === 'form') return <FormErrors form={form} orderError={orderError} attempt={attempt} />;
  return (
    <Notice ref={notice} tabIndex={-1} tone="alert" announce="assertive" title={t(`trouble.${orderError.kind}`)}>
      {orderError.kind === 'cartChanged' ? (
        <ChangedLines lines={orderError.lines} currency={cart.currency.code} />
      ) : null}
      {orderError.kind === 'code' ? t(`trouble.${orderError.problem}`) : null}
      {orderError.kind === 'visit' ? <RefusedVisit orderError={orderError} /> : null}
      {orderError.kind === 'tooYoung' ? <RefusedByAge by={orderError.by} /> : null}
      {orderError.kind === 'failed' ? messageOfError(orderError.error, t) : null}
    </Notice>
  );
}

interface FormErrorsProps {
  form: CheckoutForm;
  orderError: Extract<OrderError, { kind: 'form' }>;
  attempt: number;
}

function FormErrors({ form, orderError, attempt }: FormErrorsProps) {
  const t = useTranslate();
  const problemOf = useFieldProblems(form);
  const errors = FIELDS.flatMap((path) => {
    const problem = problemOf(path);
    if (problem === undefined) return [];
    return [{ fieldId: fieldId(path), message: `${t(`form.name.${path}`)}: ${problem}` }];
  });
  const others = orderError.others.map((message) => ({ fieldId: 'checkout-form', message }));
  return (
    <ErrorSummary
      title={t(orderError.isServers ? 'form.serverErrors' : 'form.errors')}
      errors={[...errors, ...others]}
      attempt={attempt}
    />
  );
}

/** The visit cannot be at that time: why, from when it can, and the way to another time. */
function RefusedVisit({ orderError }: { orderError: Extract<OrderError, { kind: 'visit' }> }) {
  const t = useTranslate();
  const locale = useLocaleFormats();
  const href = useHref();
  return (
    <>
      <p>
        {orderError.message}
        {orderError.from ? ` ${t('trouble.visitFrom', { date: formatDate(orderError.from, locale) })}` : null}
      </p>
      <a href={href('cart-checkout/reservation')}>{t('trouble.otherTime')}</a>
    </>
  );
}

/** What changed since the shopper saw the cart, line by line. Source: readings, "Discounts". */
function ChangedLines({ lines, currency }: { lines: readonly ChangedCartLine[]; currency: string }) {
  const t = useTranslate();
  const money = useMoney();
  return (
    <>
      <ul>
        {lines.map((line) => (
          <li key={line.cartItemId}>
            {t(`changed.${line.change}`, {
              // A newer shop may name a kind of change that this release has no words for.
              defaultValue: t('changed.other', { name: line.name }),
              name: line.name,
              before: line.before ? money(line.before.finalPrice, currency) : '',
              after: line.after ? money(line.after.finalPrice, currency) : '',
              count: line.after?.quantity ?? 0,
            })}
          </li>
        ))}
      </ul>
      <p>{t('changed.checkAgain')}</p>
    </>
  );
}
