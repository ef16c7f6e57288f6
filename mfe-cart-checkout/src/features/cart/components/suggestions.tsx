import type { Cart, ProductSummary } from '@aksamit/contracts';
import { cardImage } from '@aksamit/contracts/pictures';
import { useBus } from '@aksamit/module-sdk/bus';
import { useTranslate } from '@aksamit/module-sdk/i18n';
import { useHref, useMoney } from '@aksamit/module-sdk/lifecycle';
import { Button, Heading, Picture, Price, Text } from '@aksamit/ui';
import { space, tokens } from '@aksamit/ui/theme';
import styled from '@emotion/styled';
import { Plus } from 'lucide-react';
import { lineStep } from '../../../commerce/commerce-steps';
import { useLineWords } from '../../../prices/use-line-words';
import { messageOfError } from '../../../requests/message-of-error';
import { useAddCartItem } from '../api/add-cart-item';
import { useSuggestions } from '../api/list-suggestions';

const List = styled.ul`
  display: grid;
  gap: ${space(3)};
  margin-top: ${space(4)};
  padding: 0;
  list-style: none;

  & > li {
    display: grid;
    grid-template-columns: 4rem minmax(0, 1fr) auto;
    align-items: center;
    gap: ${space(3)};
  }
  & img {
    width: 4rem;
    height: 4rem;
    border-radius: ${tokens.radius.sm};
    object-fit: cover;
  }
  & a {
    color: inherit;
    font-weight: 600;
    line-height: 1.3;
  }
  & a:not(:hover) {
    text-decoration: none;
  }
  & small {
    display: block;
    line-height: 1.4;
  }
`;

/** Treatments that go well with the cart, each added by one press. */
export function Suggestions({ cart, isSettled }: { cart: Cart; isSettled: boolean }) {
  const t = useTranslate();
  const treatments = useSuggestions(cart, isSettled);
  if (treatments.length === 0) return null;
  return (
    <section aria-labelledby="cart-suggestions">
      <Heading level={2} size="md" id="cart-suggestions">
        {t('suggestions.heading')}
      </Heading>
      <SuggestedList treatments={treatments} />
    </section>
  );
}

/** Treatments in a short list, each added to the cart by one press. */
export function SuggestedList({ treatments }: { treatments: readonly ProductSummary[] }) {
  return (
    <List>
      {treatments.map((treatment) => (
        <Suggestion key={treatment.id} treatment={treatment} />
      ))}
    </List>
  );
}

function Suggestion({ treatment }: { treatment: ProductSummary }) {
  const t = useTranslate();
  const href = useHref();
  const money = useMoney();
  const addition = useAddCartItem();
  const bus = useBus();
  const { id, name, slug, gender, type, pricing, lowestPriceValue } = treatment;
  const page = gender === 'male' ? 'catalog/mens-product' : 'catalog/womens-product';
  const itemType = type === 'package' ? 'package' : 'product';
  const pieces = treatment.pricingMatrix[0]?.quantityFrom ?? 1;
  const bought = { paid: pricing.finalPrice * pieces, lowestPiece: lowestPriceValue, pieces };
  const { lowestPrice } = useLineWords().reduction(itemType, bought, pricing.currency.code);
  const add = () =>
    addition.add({ itemType, itemId: id, quantity: pieces }).then(
      (line) => bus.publish('commerce', lineStep('add_to_cart', line, 'addToCart')),
      // `error` has the message.
      () => undefined,
    );
  return (
    <li>
      <Picture image={cardImage(treatment)} alt="" sizes="64px" />
      <div>
        <a href={href(page, { slug })}>{name}</a>
        <Text size="sm" tone="muted" as="div">
          <Price>{money(bought.paid, pricing.currency.code)}</Price>
          {lowestPrice ? <small>{lowestPrice}</small> : null}
        </Text>
        <div role="status">{addition.error ? <Text size="sm">{messageOfError(addition.error, t)}</Text> : null}</div>
      </div>
      <Button
        size="sm"
        variant="secondary"
        busy={addition.isPending}
        aria-label={t('suggestions.addNamed', { name })}
        onClick={add}
      >
        {addition.isPending ? null : <Plus aria-hidden="true" />}
        {t('suggestions.add')}
      </Button>
    </li>
  );
}
