import type { RenderJob } from '../server/model/render-job';
import { testMarkets } from './test-markets';

const [market] = testMarkets;
if (!market) throw new Error('no market');
/** A minimal rendering job of `page` of a module, in Polish. */
export const pageJob = (module: string): RenderJob => ({
  plan: {
    kind: 'page',
    context: { market, locale: 'pl', basePath: '', origin: 'http://localhost' },
    path: '/',
    query: {},
    match: { module, page: 'page', params: {} },
    rendering: 'public',
    layout: 'plain',
    foreignPrefixes: [],
    sites: [],
    key: '',
  },
  withMain: true,
  withoutFragmentsOf: [],
  requestId: 'r',
  deadlineMs: 20_000,
  https: false,
});
