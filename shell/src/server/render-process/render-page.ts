import type { RenderContext, RequestedFragment, ServerRenderScope } from '@aksamit/contracts/platform';
import type { ActionResult, RenderResult, ServerModule } from '@aksamit/module-sdk/platform';
import { isDeclaredUse } from '../../isomorphic/declared-use';
import { pageAlternates, unknownPageAlternates } from '../../isomorphic/page-alternates';
import { lacksModule, type ReleaseSet, startsIslands } from '../model/release-set';
import type { RenderJob } from '../model/render-job';
import type { RegionProblem, RenderedMain, RenderedParts, StyleBlock } from '../model/rendered-page';
import { ApiCalls, rejectOnAbort } from './api-calls';
import type { BundleLoader } from './bundle-loader';
import { type PageDeadline, startPageDeadline } from './page-deadline';
import type { RenderedPart } from './put-part';
import { renderChrome } from './render-chrome';
import { renderIslands } from './render-islands';
import { mergeStyles, renderRoot, stackOf } from './render-root';
import { mainOf } from './rendered-main';

/** Callbacks and calls of a rendering, beside its job. */
export interface Outside {
  /** Receives a module's name before its code runs for the page. */
  onEntering(module: string): void;
  /** Receives each rendering that the page may be answered without. */
  onRendering(rendering: Promise<unknown>): void;
  /** Receives head and status of the page as soon as they are known: its process may be lost before it is rendered. */
  onKnown(known: NonNullable<RenderedParts['known']>): void;
  /**
   * Calls the API, on the viewer's behalf if the job has one; with a body it changes data, for a form's sender.
   * @throws ApiAwayError
   */
  call(path: string, body?: string): Promise<Response>;
}

/**
 * Renders a page: header and footer always, the module's part with its public fragments if possible. An error in the
 * module's code is reported in `problem` and leaves the rest complete.
 */
export async function renderPage(
  loader: BundleLoader,
  set: ReleaseSet,
  job: RenderJob,
  outside: Outside,
): Promise<RenderedParts> {
  const scope = { ...emptyScope(), startsIslands: startsIslands(set) };
  const rendering: Rendering = { loader, set, job, outside, scope, status: null, regionProblems: [], isComplete: true };
  const { main, styles, problem, isClientFallback } = await tryMain(rendering);
  const { regionProblems } = rendering;
  const known = problem && !main ? { head: rendering.scope.head, status: rendering.status } : (job.known ?? null);
  const head = main && 'head' in main ? main.head : known?.head;
  const { context, match, path } = job.plan;
  const alternates =
    match === null && lacksModule(set)
      ? unknownPageAlternates(context, path)
      : pageAlternates(context, set.sitemap, match, head);
  // A private page that failed is not sent from here: the page server has a cached one, the same for everybody.
  const page = { alternates, main, known, problem, isClientFallback, regionProblems };
  if (job.viewer && !main && !isClientFallback) return { ...NO_CHROME, ...page, isComplete: false };
  const chrome = await renderChrome(set, { context, path, alternates }, regionProblems);
  return {
    ...chrome,
    styles: mergeStyles([...chrome.styles, ...styles]),
    ...page,
    isComplete: rendering.isComplete && !problem && regionProblems.length === 0,
  };
}

const NO_CHROME = { headerHtml: '', footerHtml: '', styles: [] };

/** State of one page's rendering. */
interface Rendering {
  loader: BundleLoader;
  set: ReleaseSet;
  job: RenderJob;
  outside: Outside;
  /** The module's head and fragments: set first by its loader, then by its components. */
  scope: ServerRenderScope;
  /** The module's status; null until it has loaded. */
  status: RenderedMain['status'] | null;
  regionProblems: RegionProblem[];
  /** False: the browser renders a fragment without an attempt here, because its module failed before. */
  isComplete: boolean;
}

async function tryMain(rendering: Rendering): Promise<MainPart> {
  const { job } = rendering;
  const { match } = job.plan;
  if (!match || !job.withMain) return NOTHING;
  const deadline = startPageDeadline(job.deadlineMs);
  const calls = new ApiCalls((path, body) => {
    reportHead(rendering);
    return rendering.outside.call(path, body);
  }, deadline.signal);
  try {
    const main = renderMain(rendering, match, calls, deadline);
    rendering.outside.onRendering(main);
    return await Promise.race([main, rejectOnAbort(deadline.signal)]);
  } catch (error) {
    const kind = deadline.signal.aborted ? 'deadline' : 'error';
    const message = stackOf(error);
    return { ...NOTHING, problem: { module: match.module, kind, message, ...causeOf(calls, message) } };
  } finally {
    deadline.end();
  }
}

/** Reports the head and the status that the module has returned so far. */
function reportHead({ scope: { head }, status, outside }: Rendering): void {
  if (head.title !== '') outside.onKnown({ head, status });
}

const causeOf = (calls: ApiCalls, message: string): { cause?: 'api' } =>
  calls.isCause(message) ? { cause: 'api' } : {};

type MainPart = Pick<RenderedParts, 'main' | 'isClientFallback' | 'problem'> & { styles: (StyleBlock | null)[] };

const NOTHING: MainPart = { main: null, isClientFallback: false, problem: null, styles: [] };

async function renderMain(
  rendering: Rendering,
  { module, page, params }: NonNullable<RenderJob['plan']['match']>,
  calls: ApiCalls,
  deadline: PageDeadline,
): Promise<MainPart> {
  const { loader, set, job, outside, scope, regionProblems } = rendering;
  const { signal } = deadline;
  outside.onEntering(module);
  const { call } = calls;
  const context: RenderContext = {
    ...job.plan.context,
    page,
    params,
    path: job.plan.path,
    query: job.plan.query,
    call,
    requestId: job.requestId,
    signal,
    sitemap: set.sitemap,
    offers: set.offers,
    scope,
    ...(job.viewer ? { reader: { ...job.viewer, call } } : {}),
  };
  const result = await resultOf(loadModule(loader, set, module), job, context, calls);
  if (result === null)
    return { ...NOTHING, problem: { module, kind: 'no-action', message: `${page} takes no forms.` } };
  if ('leftTo' in result) return { ...NOTHING, isClientFallback: job.viewer?.session.status === 'authenticated' };
  if ('redirect' in result || 'outcome' in result) return { ...NOTHING, main: result };
  rendering.status = result.status;
  // A module may return its own head instead of the scope's.
  rendering.scope = { ...scope, head: result.head };
  reportHead(rendering);
  const root = await renderRoot(result.element, {
    key: module,
    identifierPrefix: `${module}-`,
    signal,
    scope: context.scope,
  });
  const [first, ...others] = root.errors;
  for (const message of others)
    regionProblems.push({ module, region: `page ${page}`, message, ...causeOf(calls, message) });
  const { islands: requested } = context.scope;
  // No browser repairs the static part of an islands page: it renders the whole page instead.
  if (requested && root.errors[0] !== undefined) throw new Error(root.errors[0]);
  const own = loadModule(loader, set, module);
  const islands = await renderIslands(requested ?? [], { own, module, context, problems: regionProblems });
  // From here on each fragment has a time of its own: the page around them is not late.
  deadline.stop();
  const fragments = await renderFragments(rendering, context, fragmentsMs(job.deadlineMs, deadline.leftMs()));
  return {
    isClientFallback: false,
    main: mainOf(result, context.scope, root.html, [...islands, ...fragments]),
    problem: first === undefined ? null : { module, kind: 'error', message: first, ...causeOf(calls, first) },
    styles: [root.style, ...[...islands, ...fragments].map(({ style }) => style)],
  };
}

/** The module's result. With a form it runs the action first. Null: its page takes no forms. */
async function resultOf(
  own: ServerModule,
  { form, viewer, inBackground }: RenderJob,
  context: RenderContext,
  { call, send }: ApiCalls,
): Promise<RenderResult | ActionResult | null> {
  if (!form) return own.render(context);
  if (!own.act || !viewer) return null;
  const sent = { ...context, fields: form, reader: { ...viewer, call }, send };
  return own.act(inBackground ? { ...sent, inBackground } : sent);
}

function renderFragments(rendering: Rendering, context: RenderContext, timeoutMs: number): Promise<RenderedPart[]> {
  return Promise.all(
    context.scope.fragments.map((fragment, index) =>
      renderFragment(rendering, context, { fragment, index, timeoutMs }),
    ),
  );
}

/** Shares of a page's time. Slow fragments must not hold up the page around them for long. */
const FRAGMENTS_MOST = 0.5;
/** After a page that used up its own time; less than the time after which the process counts as stuck. */
const FRAGMENTS_LEAST = 0.2;

/** The time of a page's fragments: what the page has left, within limits. */
const fragmentsMs = (deadlineMs: number, leftMs: number): number =>
  Math.floor(Math.min(deadlineMs * FRAGMENTS_MOST, Math.max(deadlineMs * FRAGMENTS_LEAST, leftMs)));

interface FragmentTurn {
  fragment: RequestedFragment;
  index: number;
  timeoutMs: number;
}

/** A fragment that cannot be rendered in time leaves its host empty, for the browser to fill. */
async function renderFragment(
  rendering: Rendering,
  context: RenderContext,
  { fragment, index, timeoutMs }: FragmentTurn,
): Promise<RenderedPart> {
  const { loader, set, job, outside, regionProblems } = rendering;
  const { module, name, version, props } = fragment;
  const region = `fragment ${name}`;
  const offer = set.offers.find((one) => one.module === module && one.name === name && one.version === version);
  const root = `${module}-${name}-s${index}-`;
  const empty = { of: fragment, root, html: '', stateJson: null, style: null };
  if (offer?.rendering !== 'public') return empty;
  const page = set.browserReleases.find((release) => release.name === job.plan.match?.module);
  // The browser does not mount it either, and reports it.
  if (!isDeclaredUse(page, fragment)) return empty;
  if (job.withoutFragmentsOf.includes(module)) {
    rendering.isComplete = false;
    return empty;
  }
  const signal = AbortSignal.any([context.signal, AbortSignal.timeout(timeoutMs)]);
  const calls = new ApiCalls(outside.call, signal);
  const render = async (): Promise<RenderedPart> => {
    outside.onEntering(module);
    const offering = loadModule(loader, set, module);
    const own = { ...context, signal, call: calls.call, scope: emptyScope() };
    const rendered = await offering.renderFragment?.(name, version, props, own);
    if (!rendered) return empty;
    const options = { key: `${module}-${name}`, identifierPrefix: root, signal };
    const { html, style, errors } = await renderRoot(rendered.element, options);
    for (const message of errors) regionProblems.push({ module, region, message, ...causeOf(calls, message) });
    const { state = null, isStatic, cacheKeys, freshUntil } = rendered;
    const stateJson = JSON.stringify(state);
    return { of: fragment, root, html, stateJson, style, cacheKeys, freshUntil, ...(isStatic ? { isStatic } : {}) };
  };
  try {
    const running = render();
    outside.onRendering(running);
    return await Promise.race([running, rejectOnAbort(signal)]);
  } catch (error) {
    const message = stackOf(error);
    const late = signal.aborted ? { isLate: true } : {};
    regionProblems.push({ module, region, message, ...late, ...causeOf(calls, message) });
    return empty;
  }
}

function loadModule(loader: BundleLoader, set: ReleaseSet, module: string): ServerModule {
  const bundle = set.bundles.find((one) => one.module === module);
  if (!bundle) throw new Error(`Failed to render ${module}: its release has no server bundle. Build it with one.`);
  return loader.load(bundle);
}

const emptyScope = (): ServerRenderScope => ({ head: { title: '' }, fragments: [], publications: [] });
