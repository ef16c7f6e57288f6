import type { Wallet } from '@aksamit/contracts';
import { useEffect, useState } from 'react';

interface AppleSession {
  canMakePayments(): boolean;
}

const GOOGLE_PAY = {
  supportedMethods: 'https://google.com/pay',
  data: {
    apiVersion: 2,
    apiVersionMinor: 0,
    allowedPaymentMethods: [
      {
        type: 'CARD',
        parameters: { allowedAuthMethods: ['PAN_ONLY', 'CRYPTOGRAM_3DS'], allowedCardNetworks: ['VISA', 'MASTERCARD'] },
      },
    ],
  },
};
/** Not shown, and required by the browser's check. */
const ANY_TOTAL = { total: { label: '', amount: { currency: 'PLN', value: '1.00' } } };

const hasApplePay = (): boolean => {
  const session: unknown = Reflect.get(window, 'ApplePaySession');
  return typeof session === 'function' && (session as unknown as AppleSession).canMakePayments();
};

interface FeaturePolicy {
  allowsFeature(feature: string): boolean;
}

/** False under a shell whose Permissions-Policy forbids it: asking anyway would be reported as a violation. */
const mayAsk = (): boolean => {
  const policy: unknown = Reflect.get(document, 'featurePolicy');
  return policy === undefined || (policy as FeaturePolicy).allowsFeature('payment');
};

const hasGooglePay = async (): Promise<boolean> =>
  'PaymentRequest' in window && mayAsk() && (await new PaymentRequest([GOOGLE_PAY], ANY_TOTAL).canMakePayment());

/** Wallets that this browser has, asked without any script of theirs; a check that fails counts as no. */
async function walletsHere(): Promise<Wallet[]> {
  const checks: [Wallet, () => boolean | Promise<boolean>][] = [
    ['applePay', hasApplePay],
    ['googlePay', hasGooglePay],
  ];
  const found = await Promise.all(
    checks.map(async ([wallet, check]) => {
      try {
        return (await check()) ? [wallet] : [];
      } catch {
        return [];
      }
    }),
  );
  return found.flat();
}

/** The wallets of this browser; none until it has answered. */
export function useWallets(): readonly Wallet[] {
  const [wallets, setWallets] = useState<readonly Wallet[]>([]);
  useEffect(() => {
    let isShown = true;
    void walletsHere().then((found) => {
      if (isShown && found.length > 0) setWallets(found);
    });
    return () => {
      isShown = false;
    };
  }, []);
  return wallets;
}
