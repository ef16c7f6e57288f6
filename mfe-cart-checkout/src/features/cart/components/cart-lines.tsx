import type { Cart, CartItem } from '@aksamit/contracts';
import { useTranslate } from '@aksamit/module-sdk/i18n';
import { Button, Notice } from '@aksamit/ui';
import { space, tokens } from '@aksamit/ui/theme';
import styled from '@emotion/styled';
import { Undo2 } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { messageOfError } from '../../../requests/message-of-error';
import { usePriceChanges } from '../use-price-changes';
import type { useRemoval } from '../use-removal';
import { CartLine } from './cart-line';

const List = styled.ul`
  padding: 0;
  border-top: 1px solid ${tokens.color.border};
  list-style: none;
`;

/** Lines that a phone shows without scrolling. */
const LINES_ABOVE = 2;

const Removed = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space(2)} ${space(4)};
  margin-bottom: ${space(4)};
  padding: ${space(2)} ${space(2)} ${space(2)} ${space(4)};
  border-radius: ${tokens.radius.md};
  background: ${tokens.color.sunken};
  font-size: ${tokens.text.sm};
`;

interface CartLinesProps {
  cart: Cart;
  isSettled: boolean;
  removal: Removal;
  /** The line whose form, sent without scripts, was refused. */
  wrongLine?: string | null | undefined;
}

/** Lines in the order they were added. */
export function CartLines({ cart, isSettled, removal, wrongLine }: CartLinesProps) {
  const changes = usePriceChanges(cart, isSettled);
  return (
    <List>
      {cart.items.map((item: CartItem, index) => (
        <CartLine
          key={item.id}
          item={item}
          isAbove={index < LINES_ABOVE}
          isSettled={isSettled}
          priceChange={changes.get(item.id)}
          isLeaving={removal.pendingId === item.id}
          isWrong={wrongLine === item.id}
          onRemove={(gone) => void removal.remove(gone)}
        />
      ))}
    </List>
  );
}

type Removal = ReturnType<typeof useRemoval>;

/** The line removed last, with undo; takes the focus of the removed line. */
export function RemovedLine({ removal }: { removal: Removal }) {
  const t = useTranslate();
  const button = useRef<HTMLButtonElement>(null);
  const { removed } = removal;
  useEffect(() => {
    if (removed) button.current?.focus();
  }, [removed]);
  return (
    <div role="status">
      {removed ? (
        <Removed>
          <span>{t('line.removed', { name: removed.item.name })}</span>
          <Button
            ref={button}
            variant="quiet"
            size="sm"
            flush
            busy={removal.isRestoring}
            onClick={() => void removal.undo()}
          >
            <Undo2 aria-hidden="true" />
            {t('line.undo')}
          </Button>
        </Removed>
      ) : null}
      {removal.error ? <Notice tone="alert">{messageOfError(removal.error, t)}</Notice> : null}
    </div>
  );
}
