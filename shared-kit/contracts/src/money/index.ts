export { CURRENCIES, moneyText, wholeMoneyText } from './currencies';
export {
  decimalAmount,
  formatAmount,
  formatMoney,
  formatWholeMoney,
  type MoneyCurrency,
} from './format-money';
export { type BoughtPieces, percentBelow, type Reduction, reductionOf } from './reductions';
