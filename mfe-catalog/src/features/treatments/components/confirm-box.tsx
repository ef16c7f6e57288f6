import { useTranslate } from '@aksamit/module-sdk/i18n';
import { tokens } from '@aksamit/ui/theme';
import styled from '@emotion/styled';
import { useState } from 'react';
import { CART_FORM } from '../../../product-hero/cart-buttons';
import { CONFIRM_STATE, useConfirmed } from '../confirmation';

// Own checkbox: the kit's form pieces are a shared chunk that a product page does not load.
const Line = styled.label`
  display: flex;
  align-items: flex-start;
  gap: 0.75rem;
  min-height: 2.75rem;
  padding-block: 0.5rem;
  font-size: ${tokens.text.sm};
  line-height: 1.5;
  cursor: pointer;

  & input {
    flex: none;
    width: 1.5rem;
    height: 1.5rem;
    margin: 0;
    accent-color: ${tokens.color.accent};
  }
`;

const State = styled.p`
  /* Brought into view with what is above it. */
  scroll-margin-top: 8rem;
  color: ${tokens.color.danger};
  font-size: ${tokens.text.sm};
  font-weight: 600;

  &:focus {
    outline: none;
  }
`;

/** What a treatment makes its shopper confirm before it is bought. */
export function ConfirmBox({ itemId, label }: { itemId: number; label: string }) {
  const t = useTranslate();
  const [isConfirmed, confirm] = useConfirmed(itemId, false);
  // A press of a button leads here, by the focus: from then on an empty checkbox is an error.
  const [isAsked, setAsked] = useState(false);
  const isMissing = isAsked && !isConfirmed;
  return (
    <div>
      <State id={CONFIRM_STATE} role="status" tabIndex={-1} onFocus={() => setAsked(true)}>
        {isMissing ? t('purchase.confirmHere') : null}
      </State>
      <Line>
        <input
          type="checkbox"
          name="confirmed"
          form={CART_FORM}
          value="1"
          aria-required
          aria-invalid={isMissing || undefined}
          aria-describedby={isMissing ? CONFIRM_STATE : undefined}
          checked={isConfirmed}
          onChange={({ target }) => confirm(target.checked)}
        />
        <span>{label}</span>
      </Line>
    </div>
  );
}
