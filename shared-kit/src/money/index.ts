export { CURRENCIES, moneyText, wholeMoneyText } from './currencies';
export {
  decimalAmount,
  formatAmount,
  formatMoney,
  formatSavings,
  formatWholeMoney,
  type MoneyCurrency,
} from './format-money';
