import { useTranslate } from '@aksamit/module-sdk/i18n';
import { tokens } from '@aksamit/ui/theme';
import styled from '@emotion/styled';
import { useState } from 'react';
import { CART_FORM, CartButtons, type ItemForCart } from '../../../product-hero/cart-buttons';
import { type BodyPartChoice, choicesByGroup, controlOfPart, missingText, toggled } from '../bundle-rules';
import { useChosenParts } from '../chosen-parts';

const Group = styled.fieldset`
  display: grid;
  gap: 1rem;

  & > legend {
    margin-bottom: 0.25rem;
    font-weight: 600;
  }
  & > p {
    /* Brought into view with the legend above it. */
    scroll-margin-top: 3rem;
    color: ${tokens.color['ink-muted']};
    font-size: ${tokens.text.sm};
  }
  & > p[data-asked] {
    color: ${tokens.color.danger};
    font-weight: 600;
  }
`;

/** Id of the words about what is still to be chosen. */
const STATE_ID = 'bundle-choice-state';

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

/** A bundle, and what of it can be chosen. JSON. */
export interface BundleForChoice extends BodyPartChoice {
  itemId: number;
  /** In the page's locale. */
  name: string;
  /** Ids of what is chosen at first. */
  initial: readonly string[];
}

/** The choice of body parts of a bundle, with a lower and an upper limit, and the cart's buttons for what is chosen. */
export function BundleChoice({ bundle }: { bundle: BundleForChoice }) {
  const t = useTranslate();
  const [chosen, choose] = useChosenParts(bundle.itemId, bundle.initial);
  const { least, most } = bundle;
  const groups = choicesByGroup(bundle.parts);
  const missing = missingText(t, chosen, least);
  // A press of a button leads here, by the focus: from then on what is missing is an error.
  const [isAsked, setAsked] = useState(false);
  const isFull = chosen.length >= most;
  return (
    <>
      <Group aria-describedby={STATE_ID}>
        <legend>
          {least === most
            ? t('bundleChoice.exactly', { count: least })
            : t('bundleChoice.range', { least, count: most })}
        </legend>
        <p
          id={STATE_ID}
          role="status"
          tabIndex={-1}
          data-asked={isAsked && missing ? '' : undefined}
          onFocus={() => setAsked(true)}
        >
          {missing ??
            (isFull
              ? t('bundleChoice.full', { count: chosen.length })
              : t('bundleChoice.more', { count: most - chosen.length }))}
        </p>
        {groups.map(({ group, parts: ofGroup }) => (
          <Part key={group}>
            {groups.length > 1 ? <span>{t(`bundleChoice.group.${group}`)}</span> : null}
            {ofGroup.map(({ id, label }) => {
              const isChosen = chosen.includes(id);
              return (
                <label key={id}>
                  <input
                    type="checkbox"
                    id={controlOfPart(id)}
                    name="chosen"
                    value={id}
                    form={CART_FORM}
                    checked={isChosen}
                    aria-disabled={!isChosen && isFull}
                    onChange={() => choose(toggled(chosen, id, most))}
                  />
                  {label}
                </label>
              );
            })}
          </Part>
        ))}
      </Group>
      <BundleButtons bundle={bundle} />
    </>
  );
}

/** The cart's buttons for what is chosen; until enough is, they name what is missing. */
export function BundleButtons({ bundle, inBar = false }: { bundle: ButtonBundle; inBar?: boolean }) {
  const t = useTranslate();
  const [chosen] = useChosenParts(bundle.itemId, bundle.initial);
  const missing = missingText(t, chosen, bundle.least);
  const item: ItemForCart = { itemType: 'bundle', itemId: bundle.itemId, quantity: 1, name: bundle.name };
  return (
    <CartButtons {...item} chosen={[...chosen]} {...(missing ? { missing, missingAt: STATE_ID } : {})} inBar={inBar} />
  );
}

/** What the buttons need to know of a bundle. JSON. */
export type ButtonBundle = Pick<BundleForChoice, 'itemId' | 'name' | 'least' | 'initial'>;
