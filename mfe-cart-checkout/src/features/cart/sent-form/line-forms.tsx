import type { CartItem } from '@aksamit/contracts';
import { useTranslate } from '@aksamit/module-sdk/i18n';
import { useHref } from '@aksamit/module-sdk/lifecycle';
import { Button } from '@aksamit/ui';
import { space, tokens } from '@aksamit/ui/theme';
import styled from '@emotion/styled';

const Forms = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(2)} ${space(4)};

  & > form {
    display: flex;
    align-items: center;
    gap: ${space(2)};
  }
  & input[type='number'] {
    width: 5rem;
    min-height: 2.75rem;
    padding-inline: ${space(3)};
    border: 1px solid ${tokens.color['border-strong']};
    border-radius: ${tokens.radius.md};
    background: ${tokens.color.surface};
    color: inherit;
    font: inherit;
  }
  & input[aria-invalid] {
    border-color: ${tokens.color.danger};
  }
`;

/** A line's quantity and removal where no script works; inside of noscript. */
export function LineForms({ item, isWrong }: { item: CartItem; isWrong: boolean }) {
  const t = useTranslate();
  const action = useHref()('cart-checkout/cart');
  const { name } = item.item;
  return (
    <Forms>
      <form method="post" action={action}>
        <input type="hidden" name="intent" value="change" />
        <input type="hidden" name="line" value={item.id} />
        <input
          type="number"
          name="quantity"
          min={1}
          max={99}
          required
          defaultValue={item.quantity}
          aria-label={t('line.quantity', { name })}
          {...(isWrong ? { 'aria-invalid': true, 'aria-describedby': 'refusal' } : {})}
        />
        <Button type="submit" size="sm" variant="secondary">
          {t('sent.change')}
        </Button>
      </form>
      <form method="post" action={action}>
        <input type="hidden" name="intent" value="remove" />
        <input type="hidden" name="line" value={item.id} />
        <Button type="submit" size="sm" variant="quiet" flush aria-label={t('line.remove', { name })}>
          {t('sent.remove')}
        </Button>
      </form>
    </Forms>
  );
}
