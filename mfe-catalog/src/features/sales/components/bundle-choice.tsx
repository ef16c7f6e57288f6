import type { Bundle } from '@aksamit/contracts';
import { useTranslate } from '@aksamit/module-sdk/i18n';
import { tokens } from '@aksamit/ui/theme';
import styled from '@emotion/styled';
import { CART_FORM } from '../../../product-hero/cart-buttons';
import { choicesByGroup, stillMissing, toggled } from '../bundle-rules';

const Group = styled.fieldset`
  display: grid;
  gap: 1rem;

  & > legend {
    margin-bottom: 0.25rem;
    font-weight: 600;
  }
  & > p {
    color: ${tokens.color['ink-muted']};
    font-size: ${tokens.text.sm};
  }
`;

const Part = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0.5rem;

  & > span {
    width: 100%;
    color: ${tokens.color['ink-muted']};
    font-size: ${tokens.text.sm};
  }
  & > label {
    display: inline-flex;
    align-items: center;
    gap: 0.5rem;
    min-height: 2.75rem;
    padding: 0.375rem 0.875rem;
    border: 1px solid ${tokens.color['border-strong']};
    border-radius: ${tokens.radius.full};
    background: ${tokens.color.surface};
    font-size: ${tokens.text.sm};
    cursor: pointer;
  }
  & > label:hover {
    background: ${tokens.color['accent-soft']};
  }
  & > label:has(:checked) {
    border-color: ${tokens.color.accent};
    background: ${tokens.color['accent-soft']};
    box-shadow: inset 0 0 0 1px ${tokens.color.accent};
    font-weight: 600;
  }
  & > label:has([aria-disabled='true']) {
    border-color: ${tokens.color.border};
    color: ${tokens.color['ink-muted']};
    cursor: not-allowed;
  }
  & > label:has(:focus-visible) {
    outline: 2px solid ${tokens.color.focus};
    outline-offset: 2px;
  }
  & input {
    width: 1.125rem;
    height: 1.125rem;
    margin: 0;
    accent-color: ${tokens.color.accent};
  }
`;

interface BundleChoiceProps {
  bundle: Bundle;
  chosen: readonly string[];
  onChange(chosen: string[]): void;
}

/** The choice of body parts of a bundle: with a lower and an upper limit. */
export function BundleChoice({ bundle, chosen, onChange }: BundleChoiceProps) {
  const t = useTranslate();
  const { minProductSelection: least, bodyPartCount: most, products } = bundle;
  const missing = stillMissing(chosen, bundle);
  const isFull = chosen.length >= most;
  return (
    <Group aria-describedby="bundle-choice-state">
      <legend>
        {least === most ? t('bundle.chooseExactly', { count: least }) : t('bundle.choose', { least, count: most })}
      </legend>
      <p id="bundle-choice-state" role="status">
        {missing > 0
          ? t('bundle.missing', { count: missing })
          : isFull
            ? t('bundle.full', { count: chosen.length })
            : t('bundle.more', { count: most - chosen.length })}
      </p>
      {choicesByGroup(products).map(({ group, products: ofGroup }) => (
        <Part key={group}>
          <span>{t(`bundle.group.${group}`)}</span>
          {ofGroup.map(({ id, name, productBodyParts }) => {
            const isChosen = chosen.includes(id);
            return (
              <label key={id}>
                <input
                  type="checkbox"
                  name="chosen"
                  value={id}
                  form={CART_FORM}
                  checked={isChosen}
                  aria-disabled={!isChosen && isFull}
                  onChange={() => onChange(toggled(chosen, id, most))}
                />
                {productBodyParts.map((part) => part.name).join(', ') || name}
              </label>
            );
          })}
        </Part>
      ))}
    </Group>
  );
}
