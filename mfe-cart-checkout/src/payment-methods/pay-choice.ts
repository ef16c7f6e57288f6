/** How a payer pays: a method of the shop, or a wallet of the device, which Przelewy24 takes. */
import type { OfferedPaymentMethod, PaymentMethod, Wallet } from '@aksamit/contracts';

export type PayChoice = PaymentMethod | Wallet;

const WALLETS: readonly string[] = ['googlePay', 'applePay'] satisfies Wallet[];

/** The wallet of a choice; null: it is a method. */
export const walletOf = (choice: string): Wallet | null => (WALLETS.includes(choice) ? (choice as Wallet) : null);

/** The method by which a choice is ordered and paid. */
export const methodOf = (choice: PayChoice): PaymentMethod =>
  choice === 'googlePay' || choice === 'applePay' ? 'przelewy24' : choice;

export type MethodGroup = 'wallets' | 'online' | 'later' | 'salon';

const GROUPS: readonly { group: MethodGroup; choices: readonly PayChoice[] }[] = [
  { group: 'wallets', choices: ['applePay', 'googlePay'] },
  { group: 'online', choices: ['blik', 'stripe', 'przelewy24', 'paypal'] },
  { group: 'later', choices: ['paypo', 'blikPayLater', 'przelewy24Instalments'] },
  { group: 'salon', choices: ['cash'] },
];

export interface OfferedChoice {
  choice: PayChoice;
  group: MethodGroup;
  offer: OfferedPaymentMethod;
}

/** The offered methods in groups, before them the wallets of this device where Przelewy24 takes the amount. */
export function offeredChoices(offered: readonly OfferedPaymentMethod[], wallets: readonly Wallet[]): OfferedChoice[] {
  return GROUPS.flatMap(({ group, choices }) =>
    choices.flatMap((choice) => {
      const offer = offered.find(({ paymentMethod }) => paymentMethod === methodOf(choice));
      const wallet = walletOf(choice);
      const isOffered = wallet === null || (wallets.includes(wallet) && offer?.isAvailable);
      return offer && isOffered ? [{ choice, group, offer }] : [];
    }),
  );
}
