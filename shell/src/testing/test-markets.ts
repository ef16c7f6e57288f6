export { exampleMarkets as testMarkets } from '../releases/page-check/example-markets';
