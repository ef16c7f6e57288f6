export { formatAmount, formatMoney, formatSavings, type MoneyCurrency } from './format-money';
