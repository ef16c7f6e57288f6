import { useTranslate } from '@aksamit/module-sdk/i18n';
import { useMoney } from '@aksamit/module-sdk/lifecycle';
import { media, tokens } from '@aksamit/ui/theme';
import styled from '@emotion/styled';
import { CART_FORM } from '../../../product-hero/cart-buttons';
import type { PriceChoice } from '../price-rules';

// Own radios: the kit's form pieces are a shared chunk that a product page does not load.
const Group = styled.fieldset`
  display: grid;
  gap: 0.5rem;

  & > legend {
    margin-bottom: 0.625rem;
    font-weight: 600;
  }
  & > label {
    display: grid;
    grid-template-columns: auto 1fr auto;
    align-items: center;
    gap: 0.125rem 0.75rem;
    min-height: 3.25rem;
    padding: 0.625rem 1rem;
    border: 1px solid ${tokens.color['border-strong']};
    border-radius: ${tokens.radius.md};
    background: ${tokens.color.surface};
    line-height: 1.35;
    cursor: pointer;
  }
  & > label:hover {
    background: ${tokens.color['accent-soft']};
  }
  & > label:has(:checked) {
    border-color: ${tokens.color.accent};
    background: ${tokens.color['accent-soft']};
    box-shadow: inset 0 0 0 1px ${tokens.color.accent};
  }
  & > label:has(:focus-visible) {
    outline: 2px solid ${tokens.color.focus};
    outline-offset: 2px;
  }
  & input {
    width: 1.25rem;
    height: 1.25rem;
    margin: 0;
    accent-color: ${tokens.color.accent};
  }
  & input:focus-visible {
    outline: none;
    box-shadow: none;
  }
  & b {
    font-weight: 600;
  }
  & small {
    display: flex;
    flex-wrap: wrap;
    column-gap: 0.625rem;
    color: ${tokens.color['ink-muted']};
    font-size: ${tokens.text.xs};
  }
  & em {
    color: ${tokens.color['accent-strong']};
    font-style: normal;
    font-weight: 600;
  }
  & > label > span:last-of-type {
    font-variant-numeric: tabular-nums;
    text-align: end;
  }
  /* What is saved has the whole row below number and sum. */
  ${media.mobile} {
    & > label > span:first-of-type {
      display: contents;
    }
    & > label > span:last-of-type {
      grid-area: 1 / 3;
    }
    & small {
      grid-column: 2 / -1;
    }
  }
`;

interface QuantityChoiceProps {
  choices: readonly PriceChoice[];
  quantity: number;
  onChoose: (choice: PriceChoice) => void;
}

/** How many treatments: each row of the price matrix as a choice, with its price per treatment and in all. */
export function QuantityChoice({ choices, quantity, onChoose }: QuantityChoiceProps) {
  const t = useTranslate();
  const money = useMoney();
  return (
    <Group>
      <legend>{t('purchase.howMany')}</legend>
      {choices.map((choice) => (
        <label key={choice.quantity}>
          <input
            type="radio"
            name="pieces"
            form={CART_FORM}
            value={choice.quantity}
            checked={choice.quantity === quantity}
            onChange={() => onChoose(choice)}
          />
          <span>
            <b>{t('purchase.treatments', { count: choice.treatments })}</b>
            <small>
              <span>{t('price.each', { price: money(choice.perTreatment) })}</span>{' '}
              {choice.savingsPercent > 0 ? (
                <em>{t('price.saved', { amount: money(choice.saved), percent: choice.savingsPercent })}</em>
              ) : null}
            </small>
            {choice.recommended ? <small>{t('purchase.recommendedSeries')}</small> : null}
          </span>
          <span>
            <b>{money(choice.total)}</b>
          </span>
        </label>
      ))}
    </Group>
  );
}
