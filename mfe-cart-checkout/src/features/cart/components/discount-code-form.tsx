import type { Cart } from '@aksamit/shared-kit/contracts';
import { isHttpError } from '@aksamit/shared-kit/http';
import { useTranslate } from '@aksamit/shared-kit/i18n';
import { space, tokens } from '@aksamit/shared-kit/theme';
import { Button, IconButton, Notice } from '@aksamit/shared-kit/ui';
import { Field, TextInput } from '@aksamit/shared-kit/ui/form';
import styled from '@emotion/styled';
import { TicketPercent, X } from 'lucide-react';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { messageOfError } from '../../../requests/message-of-error';
import { type CodeOutcome, useCartCode } from '../use-cart-code';

const Row = styled.form`
  display: grid;
  grid-template-columns: 1fr auto;
  gap: ${space(2)};
  align-items: end;

  & input {
    text-transform: uppercase;
  }
`;

const Applied = styled.p`
  display: flex;
  align-items: center;
  gap: ${space(2)};
  padding-inline-start: ${space(3)};
  border: 1px dashed ${tokens.color['border-strong']};
  border-radius: ${tokens.radius.md};
  font-weight: 600;

  & > span {
    flex: 1;
    min-width: 0;
    overflow-wrap: anywhere;
  }
  & > svg {
    flex: none;
    width: 1.25rem;
    height: 1.25rem;
    color: ${tokens.color.accent};
  }
`;

const Base = styled.div`
  display: grid;
  gap: ${space(3)};

  & > [role='status']:empty {
    display: none;
  }
`;

/** Answers for which there is no better word than "invalid". */
const REJECTED = ['code_not_found', 'not_found', 'validation_failed'];

/** Wording of the codes: the error catalogue's (specification, both documents, section 8). */
function useOutcomeText() {
  const t = useTranslate();
  return (outcome: CodeOutcome): string => {
    if (outcome.kind === 'applied') return t('code.applied', { code: outcome.code });
    if (outcome.kind === 'removed') return t('code.removed', { code: outcome.code });
    const code = isHttpError(outcome.error) ? outcome.error.code : '';
    if (code === 'expired' || code === 'limit_reached') return t(`code.problem.${code}`, { code: outcome.code });
    if (REJECTED.includes(code)) return t('code.invalid');
    return messageOfError(outcome.error, t);
  };
}

/** The discount code: an input, or the code that lies on the cart with a way to take it off. */
export function DiscountCodeForm({ cart, isSettled }: { cart: Cart; isSettled: boolean }) {
  const t = useTranslate();
  const { apply, remove, outcome, isPending } = useCartCode(cart, isSettled);
  const textOf = useOutcomeText();
  const [draft, setDraft] = useState('');
  const [isEmpty, setIsEmpty] = useState(false);
  const base = useRef<HTMLDivElement>(null);
  const lying = cart.discountCode?.code;
  // The new customer's discount stands instead: the totals say so.
  const isOutdone = cart.newCustomerDiscount?.isApplied === true;
  const problem = isOutdone && cart.discountCodeProblem === 'not_applicable' ? null : cart.discountCodeProblem;
  const refused = outcome?.kind === 'refused' ? textOf(outcome) : undefined;

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (isPending || !isSettled) return;
    const code = draft.trim();
    setIsEmpty(code === '');
    if (code !== '' && (await apply(cart.id, code))) setDraft('');
  };

  // What had the focus (the input, the cross) is gone now: it stays with the code.
  useEffect(() => {
    if (outcome && document.activeElement === document.body) base.current?.focus();
  }, [outcome]);

  return (
    <Base ref={base} tabIndex={-1}>
      {lying ? (
        <Applied>
          <TicketPercent aria-hidden="true" />
          <span>{lying}</span>
          <IconButton
            label={t('code.remove', { code: lying })}
            icon={<X aria-hidden="true" />}
            disabled={isPending || !isSettled}
            onClick={() => void remove(cart.id, lying)}
          />
        </Applied>
      ) : (
        <Row onSubmit={(event) => void submit(event)} noValidate>
          <Field label={t('code.label')} error={isEmpty ? t('code.empty') : refused}>
            <TextInput
              name="discountCode"
              autoComplete="off"
              autoCapitalize="characters"
              spellCheck={false}
              maxLength={64}
              value={draft}
              onChange={(event) => setDraft(event.target.value)}
            />
          </Field>
          <Button
            type="submit"
            variant="secondary"
            busy={isPending}
            style={{ alignSelf: 'start', marginTop: '1.75rem' }}
          >
            {t('code.apply')}
          </Button>
        </Row>
      )}
      <div role="status">
        {outcome && outcome.kind !== 'refused' && !(isOutdone && outcome.kind === 'applied') ? (
          <Notice tone={outcome.kind === 'applied' ? 'success' : 'info'}>{textOf(outcome)}</Notice>
        ) : null}
        {lying && refused ? <Notice tone="alert">{refused}</Notice> : null}
        {lying && problem ? <Notice tone="warning">{t(`code.problem.${problem}`, { code: lying })}</Notice> : null}
      </div>
    </Base>
  );
}
