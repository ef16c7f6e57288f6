import type { CartItem } from '@aksamit/contracts';
import { isHttpError } from '@aksamit/module-sdk/http';
import { useTranslate } from '@aksamit/module-sdk/i18n';
import { useHref, useMoney } from '@aksamit/module-sdk/lifecycle';
import { Button, IconButton, Notice, Picture, PriceBlock, Stack } from '@aksamit/ui';
import { QuantityStepper } from '@aksamit/ui/form';
import { space, tokens } from '@aksamit/ui/theme';
import styled from '@emotion/styled';
import { Trash2 } from 'lucide-react';
import { useLineWords } from '../../../prices/use-line-words';
import { messageOfError } from '../../../requests/message-of-error';
import { useChangeCartItem } from '../api/change-cart-item';
import { itemPath } from '../item-path';
import type { PriceChange } from '../price-changes';
import { LineForms } from '../sent-form/line-forms';
import { useQuantity } from '../use-quantity';
import { LineDetails } from './line-details';

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
  & > span > picture > img {
    width: 100%;
    aspect-ratio: 1;
    border-radius: ${tokens.radius.md};
    object-fit: cover;
    background: ${tokens.color.blush};
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
  const money = useMoney();
  const acceptance = useChangeCartItem();
  const t = useTranslate();
  const href = useHref();
  const quantity = useQuantity(item);
  const { name, image, duration, category } = item.item;
  const link = itemPath(item, href);
  const facts = [
    category?.name,
    duration ? t('line.minutes', { count: duration }) : null,
    item.location ? `${item.location.name}, ${item.location.city}` : null,
  ].filter((fact) => fact != null);
  const picture = image ? <Picture image={image} sizes="112px" alt="" eager={isAbove} /> : null;
  const refused = isHttpError(quantity.error) && quantity.error.code === 'no_price';

  return (
    <Line data-pending={quantity.isPending || isLeaving ? '' : undefined}>
      <span>{picture}</span>
      <Title>
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
        <IconButton
          label={t('line.remove', { name })}
          icon={<Trash2 aria-hidden="true" />}
          disabled={!isSettled || isLeaving}
          onClick={() => onRemove(item)}
        />
      </Title>
      <Foot>
        <Stack direction="row" gap={4}>
          <QuantityStepper
            label={t('line.quantity', { name })}
            decreaseLabel={t('line.decrease', { name })}
            increaseLabel={t('line.increase', { name })}
            value={quantity.quantity}
            max={quantity.most}
            disabled={!isSettled || isLeaving}
            onChange={quantity.set}
          />
          <Button
            size="sm"
            variant="quiet"
            flush
            busy={acceptance.isPending}
            disabled={!isSettled || isLeaving}
            aria-label={t(item.isAccepted ? 'line.putAsideNamed' : 'line.takeBackNamed', { name })}
            onClick={() => acceptance.mutate({ id: item.id, change: { isAccepted: !item.isAccepted } })}
          >
            {t(item.isAccepted ? 'line.putAside' : 'line.takeBack')}
          </Button>
        </Stack>
        <noscript>
          <LineForms item={item} isWrong={isWrong === true} />
        </noscript>
        <LinePrice item={item} />
      </Foot>
      <Wide role="status">
        {item.pricing === null ? <Notice tone="warning">{t('line.unavailable')}</Notice> : null}
        {priceChange ? (
          <Notice tone="warning">
            {t(priceChange.after > priceChange.before ? 'line.dearer' : 'line.cheaper', {
              before: money(priceChange.before, item.pricing?.currency.code),
              after: money(priceChange.after, item.pricing?.currency.code),
            })}
          </Notice>
        ) : null}
        {item.isAccepted ? null : <Notice>{t('line.notAccepted')}</Notice>}
        {acceptance.isError ? <Notice tone="alert">{messageOfError(acceptance.error, t)}</Notice> : null}
        {quantity.error ? (
          <Notice tone="alert">
            {refused ? t('line.noPrice', { count: quantity.most }) : messageOfError(quantity.error, t)}
          </Notice>
        ) : null}
      </Wide>
    </Line>
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
