import { brotliDecompressSync } from 'node:zlib';
import type { Viewer } from '@aksamit/contracts/platform';
import type { CallApi } from '../server/model/api-call';
import type { PlannedPage } from '../server/model/planned-page';
import type { ReleaseSet } from '../server/model/release-set';
import type { RenderJob } from '../server/model/render-job';
import { documentOf, type RenderedDocument } from '../server/model/rendered-page';
import { planPage } from '../server/page/plan-page';
import { RenderLostError, type RenderPool } from '../server/render-pool/render-pool';
import { exampleMarkets } from './example-markets';

export interface PageVisit {
  set: ReleaseSet;
  module: string;
  page: string;
  /** The page that it always redirects to. */
  leadsTo?: string | undefined;
  /** Path with query. */
  url: string;
  /** The viewer, on a private page. */
  reader?: Viewer | undefined;
  callApi: CallApi;
  pool: Pick<RenderPool, 'render'>;
  deadlineMs: number;
  /** Modules whose failures are reported. */
  candidates: readonly string[];
}

/** A problem of a page, as the end of a sentence about it. */
export interface PageProblem {
  /** The module that the problem is attributed to. */
  module: string;
  text: string;
}

const ORIGIN = 'http://shop.example';
/** A page may redirect to its canonical address, and that to the one of another language. */
const MOST_REDIRECTS = 3;
const MEND_EXAMPLE =
  'Declare its `example` in its page file: parameters, query or answers with which it shows what it is for.';

/** Renders a page as a page server does and follows it to its own canonical address. Null: it has no problem. */
export async function visitPage(visit: PageVisit): Promise<PageProblem | null> {
  const { set, module, page, leadsTo = page } = visit;
  let address = visit.url;
  for (let step = 0; step <= MOST_REDIRECTS; step += 1) {
    const input = { markets: exampleMarkets, releases: set, redirectsOf: () => new Map(), publicOrigin: ORIGIN };
    const plan = await planPage(input, { host: new URL(ORIGIN).host, scheme: 'http', url: address });
    const found = plan.kind === 'page' && plan.match?.module === module ? plan.match.page : null;
    if (plan.kind === 'redirect') address = plan.location;
    else if (found === leadsTo && page !== leadsTo) return null;
    else if (plan.kind !== 'page' || found !== page)
      return { module, text: `was not rendered: it leads to ${address}. ${MEND_EXAMPLE}` };
    else {
      const made = await render(visit, plan);
      if (made instanceof Error) return problemOf(made, module);
      if (made.kind === 'document') return judge(visit, plan, made);
      address = made.redirect;
    }
  }
  return { module, text: `leads on and on, in the end to ${address}. ${MEND_EXAMPLE}` };
}

function render(
  { set, reader, callApi, pool, deadlineMs }: PageVisit,
  plan: PlannedPage,
): Promise<RenderedDocument | Error> {
  const job: RenderJob = {
    plan,
    viewer: reader,
    withMain: true,
    withoutFragmentsOf: [],
    requestId: 'publish',
    deadlineMs,
    https: false,
  };
  return pool
    .render(set, job, callApi)
    .then(documentOf)
    .catch((error: unknown) => (error instanceof Error ? error : new Error(String(error))));
}

/** The module whose code ran last ended the process; it may be that of a fragment. */
function problemOf(error: Error, page: string): PageProblem {
  const module = error instanceof RenderLostError ? (error.module ?? page) : page;
  const where = module === page ? '' : ` (${module})`;
  return { module, text: `is not rendered on the server${where}: ${error.message}` };
}

function judge(
  { module, page, reader, candidates }: PageVisit,
  { context }: PlannedPage,
  { problem, regionProblems, status, content, hasMain }: Extract<RenderedDocument, { kind: 'document' }>,
): PageProblem | null {
  const all = [...(problem ? [{ ...problem, region: `page ${page}` }] : []), ...regionProblems];
  const failed = all.filter((one) => candidates.includes(one.module));
  const [first] = failed;
  if (first) {
    const where = first.module === module ? '' : ` (${first.region} of ${first.module})`;
    return {
      module: first.module,
      text: `fails on the server${where}: ${failed.map(({ message }) => message).join('\n')}`,
    };
  }
  // A private page may defer its rendering to the browser.
  if (!candidates.includes(module) || (!hasMain && reader)) return null;
  if (status !== 200) return { module, text: `answers ${status}. ${MEND_EXAMPLE}` };
  const text = brotliDecompressSync(content.brotli).toString();
  const title = /<title>([^<]*)<\/title>/.exec(text)?.[1] ?? '';
  const { brand, name } = context.market;
  if ([brand.name, `${brand.name} ${name}`].includes(title))
    return { module, text: `has no title. Say it with setHead in the loader of ${page}.` };
  return /<h1[\s>]/.test(text) ? null : { module, text: 'has no h1.' };
}
