import type { CartItem } from '@aksamit/contracts';
import { useTranslate } from '@aksamit/module-sdk/i18n';
import { useHref, useMoney } from '@aksamit/module-sdk/lifecycle';
import { Button, IconButton, Picture, PriceBlock, Stack } from '@aksamit/ui';
import { QuantityStepper } from '@aksamit/ui/form';
import { space, tokens } from '@aksamit/ui/theme';
import styled from '@emotion/styled';
import { Trash2 } from 'lucide-react';
import { itemFigure } from '../../../figures/item-figure';
import { useLineWords } from '../../../prices/use-line-words';
import { useChangeCartItem } from '../api/change-cart-item';
import { itemPath } from '../item-path';
import type { PriceChange } from '../price-changes';
import { LineForms } from '../sent-form/line-forms';
import { useQuantity } from '../use-quantity';
import { ConfirmationField } from './confirmation-field';
import { LineDetails } from './line-details';
import { type LineChanges, LineNotices } from './line-notices';

const Line = styled.li`
  display: grid;
  grid-template-columns: 5.5rem minmax(0, 1fr);
  gap: ${space(3)} ${space(4)};
  padding-block: ${space(5)};
  border-bottom: 1px solid ${tokens.color.border};
  transition: opacity ${tokens.duration.fast} ease;

  &[data-pending] {
    opacity: 0.6;
  }
  & > span {
    position: relative;
    align-self: start;
  }
  & > span > picture > img {
    width: 100%;
    aspect-ratio: 1;
    border-radius: ${tokens.radius.md};
    object-fit: cover;
    background: ${tokens.color.blush};
  }
  & > span > img {
    --figure-size: 2.75rem;

    position: absolute;
    inset: auto 0.25rem 0.25rem auto;
    outline: 2px solid ${tokens.color.surface};
  }
  & > span > img:only-child {
    --figure-size: 100%;

    position: static;
    outline: 0;
  }
  @media (min-width: 640px) {
    grid-template-columns: 7rem minmax(0, 1fr);
    grid-template-rows: 1fr auto;

    & > span {
      grid-row: span 2;
    }
  }
`;

const Title = styled.div`
  display: flex;
  align-items: flex-start;
  justify-content: space-between;
  gap: ${space(2)};

  & > div {
    display: grid;
    gap: ${space(1)};
    min-width: 0;
  }
  & h2 {
    font-size: ${tokens.text.lg};
    line-height: 1.25;
  }
  & h2 > a {
    color: inherit;
    text-decoration: none;
  }
  & h2 > a:hover {
    color: ${tokens.color.accent};
    text-decoration: underline;
  }
  & p {
    color: ${tokens.color['ink-muted']};
    font-size: ${tokens.text.sm};
    line-height: 1.45;
  }
  & > button {
    margin-block-start: -0.5rem;
    color: ${tokens.color['ink-muted']};
  }
  @media (scripting: none) {
    & > button {
      display: none;
    }
  }
`;

/** Facts with dots between them; a dot that would start or end a line is cut off. */
const Facts = styled.p`
  overflow-x: clip;

  & > span {
    display: flex;
    flex-wrap: wrap;
    margin-inline-start: -1em;
  }
  & > span > span::before {
    display: inline-block;
    width: 1em;
    content: '·' / '';
    text-align: center;
  }
`;

const Foot = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space(3)} ${space(4)};
  grid-column: 1 / -1;

  /* The price ends where the line ends, also when it has a row of its own. */
  & > :last-child {
    margin-inline-start: auto;
    text-align: end;
  }
  & p {
    justify-content: flex-end;
  }
  @media (min-width: 640px) {
    grid-column: 2;
  }
  @media (scripting: none) {
    & > :first-child {
      display: none;
    }
  }
`;

const Wide = styled.div`
  grid-column: 1 / -1;

  &:empty {
    display: none;
  }
`;

export interface CartLineProps {
  item: CartItem;
  /** Visible when the page opens: its picture is loaded first. */
  isAbove: boolean;
  /** False while only the stored copy is shown. */
  isSettled: boolean;
  isLeaving: boolean;
  /** Its price differs from the one that this browser showed last. */
  priceChange?: PriceChange | undefined;
  /** Its form, sent without scripts, was refused. */
  isWrong?: boolean;
  onRemove(item: CartItem): void;
}

/** One line: what it is, how many, what it costs, what it cost before. */
export function CartLine({ item, isAbove, isSettled, isLeaving, priceChange, isWrong, onRemove }: CartLineProps) {
  const acceptance = useChangeCartItem();
  const t = useTranslate();
  const quantity = useQuantity(item);
  const { name, image } = item.item;
  const isDisabled = !isSettled || isLeaving;
  return (
    <Line data-pending={quantity.isPending || isLeaving ? '' : undefined}>
      <span>
        {image ? <Picture image={image} sizes="112px" alt="" eager={isAbove} /> : null}
        {/* A picture of its own shows the body part already. */}
        {image && image.id !== item.item.id ? null : itemFigure(item.item)}
      </span>
      <Title>
        <LineFacts item={item} />
        <IconButton
          label={t('line.remove', { name })}
          icon={<Trash2 aria-hidden="true" />}
          disabled={isDisabled}
          onClick={() => onRemove(item)}
        />
      </Title>
      <Foot>
        <LineControls item={item} quantity={quantity} acceptance={acceptance} isDisabled={isDisabled} />
        <noscript>
          <LineForms item={item} isWrong={isWrong === true} />
        </noscript>
        <LinePrice item={item} />
      </Foot>
      {item.confirmation ? (
        <Wide>
          <ConfirmationField item={item} isDisabled={isDisabled} />
        </Wide>
      ) : null}
      <Wide role="status">
        <LineNotices item={item} priceChange={priceChange} quantity={quantity} acceptance={acceptance} />
      </Wide>
    </Line>
  );
}

/** What the line is: its name, and the facts that distinguish it from similar lines. */
function LineFacts({ item }: { item: CartItem }) {
  const t = useTranslate();
  const href = useHref();
  const { name, duration, category } = item.item;
  const link = itemPath(item, href);
  const facts = [
    category?.name,
    duration ? t('line.minutes', { count: duration }) : null,
    item.location ? `${item.location.name}, ${item.location.city}` : null,
  ].filter((fact) => fact != null);
  return (
    <div>
      <h2>{link ? <a href={link}>{name}</a> : name}</h2>
      <Facts>
        <span>
          {facts.map((fact) => (
            <span key={fact}>{fact}</span>
          ))}
        </span>
      </Facts>
      <LineDetails item={item} />
    </div>
  );
}

/** How many, and whether now. */
function LineControls({ item, quantity, acceptance, isDisabled }: LineChanges & { isDisabled: boolean }) {
  const t = useTranslate();
  const { name } = item.item;
  return (
    <Stack direction="row" gap={4}>
      <QuantityStepper
        label={t('line.quantity', { name })}
        decreaseLabel={t('line.decrease', { name })}
        increaseLabel={t('line.increase', { name })}
        value={quantity.quantity}
        max={quantity.most}
        disabled={isDisabled}
        onChange={quantity.set}
      />
      <Button
        size="sm"
        variant="quiet"
        flush
        busy={acceptance.isPending}
        disabled={isDisabled}
        aria-label={t(item.isAccepted ? 'line.putAsideNamed' : 'line.takeBackNamed', { name })}
        onClick={() => acceptance.mutate({ id: item.id, change: { isAccepted: !item.isAccepted } })}
      >
        {t(item.isAccepted ? 'line.putAside' : 'line.takeBack')}
      </Button>
    </Stack>
  );
}

/**
 * Price of the line before the code, whose share stands in the totals, so that the lines add up to the sum above it.
 */
function LinePrice({ item }: { item: CartItem }) {
  const t = useTranslate();
  const money = useMoney();
  const words = useLineWords();
  const { pricing, quantity, itemType } = item;
  if (!pricing) return null;
  const { code } = pricing.currency;
  const bought = { paid: pricing.promoPrice, lowestPiece: pricing.lowestPriceValue, pieces: quantity };
  const { quantitySaving = 0 } = pricing;
  return (
    <PriceBlock
      final={money(pricing.promoPrice, code)}
      unit={quantity > 1 ? words.each(itemType, money(pricing.unitPromoPrice, code)) : undefined}
      saving={quantitySaving > 0 ? t('line.saving', { amount: money(quantitySaving, code) }) : undefined}
      {...words.reduction(itemType, bought, code)}
    />
  );
}
