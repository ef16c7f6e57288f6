import type { Wallet } from '@aksamit/contracts';
import { useEffect, useState } from 'react';

interface AppleSession {
  canMakePayments(): boolean;
}

interface BrandsOfBrowser {
  brands: readonly { brand: string }[];
}

const hasApplePay = (): boolean => {
  const session: unknown = Reflect.get(window, 'ApplePaySession');
  return typeof session === 'function' && (session as unknown as AppleSession).canMakePayments();
};

/**
 * Chrome has Google Pay built in. The browser's own question (`PaymentRequest`) would fetch from Google before anybody chose to
 * pay there.
 */
const hasGooglePay = (): boolean => {
  const browser: unknown = Reflect.get(navigator, 'userAgentData');
  return Boolean((browser as BrandsOfBrowser | undefined)?.brands.some(({ brand }) => brand === 'Google Chrome'));
};

const CHECKS: readonly [Wallet, () => boolean][] = [
  ['applePay', hasApplePay],
  ['googlePay', hasGooglePay],
];

/** Wallets that this browser has, found without any script or address of theirs; a check that fails counts as no. */
const walletsHere = (): Wallet[] =>
  CHECKS.flatMap(([wallet, check]) => {
    try {
      return check() ? [wallet] : [];
    } catch {
      return [];
    }
  });

/** The wallets of this browser; none on the server and before hydration. */
export function useWallets(): readonly Wallet[] {
  const [wallets, setWallets] = useState<readonly Wallet[]>([]);
  useEffect(() => {
    const found = walletsHere();
    if (found.length > 0) setWallets(found);
  }, []);
  return wallets;
}
