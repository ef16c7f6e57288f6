import type { Cart } from '@aksamit/contracts';
import { useEvent } from '@aksamit/module-sdk/bus';
import { isHttpError } from '@aksamit/module-sdk/http';
import { useEffect, useRef, useState } from 'react';
import { useSetDiscountCode } from './api/set-discount-code';
import { clearSavedDiscountCode, readSavedDiscountCode } from './saved-discount-code';

/** Result of the last code: shown beside the input. */
export type CodeOutcome =
  | { kind: 'applied'; code: string }
  | { kind: 'removed'; code: string }
  | { kind: 'refused'; code: string; error: unknown };

/**
 * The cart's discount code: set, remove, and the saved one applied automatically once there is something to discount. A
 * refused code is deleted; one that could not be checked stays for the next time.
 */
export function useCartCode(cart: Cart | undefined, isSettled: boolean) {
  const change = useSetDiscountCode();
  const [outcome, setOutcome] = useState<CodeOutcome | null>(null);
  const hasAppliedSaved = useRef(false);

  const apply = async (cartId: string, code: string) => {
    try {
      const answer = await change.mutateAsync({ cartId, code });
      setOutcome({ kind: 'applied', code: answer.discountCode?.code ?? code });
      return true;
    } catch (error) {
      if (isHttpError(error) && error.status >= 400 && error.status < 500 && error.status !== 429) {
        if (readSavedDiscountCode() === code) clearSavedDiscountCode();
      }
      setOutcome({ kind: 'refused', code, error });
      return false;
    }
  };
  const remove = async (cartId: string, code: string) => {
    clearSavedDiscountCode();
    try {
      await change.mutateAsync({ cartId, code: null });
      setOutcome({ kind: 'removed', code });
    } catch (error) {
      setOutcome({ kind: 'refused', code, error });
    }
  };

  const applySaved = () => {
    const saved = readSavedDiscountCode();
    if (!saved || !cart || !isSettled || cart.items.length === 0) return;
    hasAppliedSaved.current = true;
    if (cart.discountCode?.code.toUpperCase() !== saved.toUpperCase()) void apply(cart.id, saved);
  };
  const latest = useRef(applySaved);
  latest.current = applySaved;
  const isReady = Boolean(cart && isSettled && cart.items.length > 0);
  useEffect(() => {
    if (isReady && !hasAppliedSaved.current) latest.current();
  }, [isReady]);
  useEvent('discount-code.saved', () => latest.current());

  return { apply, remove, outcome, isPending: change.isPending };
}
