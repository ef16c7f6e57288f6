import { tokens } from '@aksamit/ui/theme';
import styled from '@emotion/styled';
import { CART_FORM } from '../../../product-hero/cart-buttons';
import { useConfirmed } from '../confirmation';

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

/** What a treatment makes its shopper confirm before it is bought. */
export function ConfirmBox({ itemId, label }: { itemId: number; label: string }) {
  const [isConfirmed, confirm] = useConfirmed(itemId, false);
  return (
    <Line>
      <input
        type="checkbox"
        name="confirmed"
        form={CART_FORM}
        value="1"
        aria-required
        checked={isConfirmed}
        onChange={({ target }) => confirm(target.checked)}
      />
      <span>{label}</span>
    </Line>
  );
}
