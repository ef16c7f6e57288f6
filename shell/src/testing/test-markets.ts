export { exampleMarkets as testMarkets } from '../page-check/example-markets';
