import type { IncomingMessage, ServerResponse } from 'node:http';
import { waitJson } from '../document/form-outcome';
import { RETRY_AFTER } from '../document/refused-form';
import { answerRedirect, answerText } from '../http/answers';
import { ClientLimit } from '../http/client-limit';
import type { RequestOrigin } from '../http/request-origin';
import type { Log } from '../log';
import type { PlannedPage } from '../model/planned-page';
import type { ReleaseSet } from '../model/release-set';
import type { FormRefusal, RenderJob } from '../model/render-job';
import type { JobResult } from '../model/rendered-page';
import { bundleKey, type ServerBundle } from '../model/server-bundle';
import { ModuleHealth } from '../render-pool/module-health';
import { RenderLostError, type RenderPool } from '../render-pool/render-pool';
import type { ServerProblems } from '../reporting/server-problems';
import { cachedPageOf } from './cached-page';
import { FormCalls } from './form-calls';
import { answerOutcome, wantsOutcome } from './form-outcome-answer';
import { formKey, isOwnForm, nextFormKeyCookie, readForm } from './form-request';
import { pageProblem } from './page-problem';
import type { PageViewTokens } from './page-view-tokens';
import type { PublicPages } from './public-pages';
import { sendPage } from './send-page';

export interface FormActionsOptions {
  pool: Pick<RenderPool, 'render'>;
  pages: Pick<PublicPages, 'refuse'>;
  apiOrigin: string;
  publicOrigin: string;
  /** Timeout of a form, as its sender sees it. */
  actionMs: number;
  /** How many forms a client may send in a minute. */
  perMinute: number;
  log: Log;
  tokens: PageViewTokens;
  serverProblems: Pick<ServerProblems, 'report'>;
}

/** A form that was sent to a page, and the releases of the sender's cohort. */
export interface FormInput {
  plan: PlannedPage;
  releases: ReleaseSet;
  origin: RequestOrigin;
}

const ALLOWED = 'GET, HEAD';

/** Result of a form. */
type Outcome =
  | { kind: 'rendered'; rendered: JobResult }
  | { kind: 'refused'; refusal: FormRefusal }
  | { kind: 'no-action' };

/**
 * Handles forms that browsers without scripts send to the address of a page, or the host for a page that stays. The page's
 * module runs the form's action in a render process; its API calls are made here. The response is a 303, the page with its
 * validation errors (422), an outcome where the page requested one, or a notice in the sender's language. A form is never run twice,
 * and its response is never cached.
 */
export class FormActions {
  readonly #options: FormActionsOptions;
  readonly #limit: ClientLimit;
  readonly #health = new ModuleHealth();
  /** Pages of releases that take no forms; releases are immutable. */
  readonly #without = new Set<string>();

  constructor(options: FormActionsOptions) {
    this.#options = options;
    this.#limit = new ClientLimit({ perMinute: options.perMinute });
  }

  async handle(request: IncomingMessage, response: ServerResponse, input: FormInput): Promise<void> {
    const { plan, releases, origin } = input;
    const bundle = releases.bundles.find(({ module }) => module === plan.match?.module);
    const page = bundle && `${bundleKey(bundle)} ${plan.match?.page}`;
    if (!bundle || page === undefined) return answerNotAllowed(request, response);
    const early = this.#whyNot(request, input, bundle);
    if (early) return this.#refuse(request, response, input, early);
    if (this.#without.has(page)) return this.#refuse(request, response, input, 'needsScripts');
    const form = await readForm(request);
    if (!form) return this.#refuse(request, response, input, 'unreadable');
    const { apiOrigin, actionMs } = this.#options;
    const key = formKey(request.headers.cookie, plan.context.basePath + plan.path, form);
    const calls = new FormCalls({ apiOrigin, request, origin, plan, key, timeoutMs: actionMs });
    const inBackground = wantsOutcome(request) || undefined;
    const outcome = await this.#act(input, bundle, { form, inBackground }, calls);
    if (outcome.kind === 'no-action') {
      this.#without.add(page);
      return this.#refuse(request, response, input, 'needsScripts');
    }
    const cookies = [...calls.cookies];
    if (outcome.kind === 'refused') return this.#refuse(request, response, input, outcome.refusal, cookies);
    return answerRendered(request, response, input, outcome.rendered, cookies);
  }

  /** Why a form is refused before its body is read. */
  #whyNot(request: IncomingMessage, { origin }: FormInput, bundle: ServerBundle): FormRefusal | null {
    if (!this.#limit.take(origin.client)) return 'tooMany';
    if (!isOwnForm(request.headers, origin, this.#options.publicOrigin)) return 'crossOrigin';
    return this.#health.mayRender(bundleKey(bundle)) ? null : 'failed';
  }

  async #act(
    { plan, releases, origin }: FormInput,
    bundle: ServerBundle,
    sent: Pick<RenderJob, 'form' | 'inBackground'>,
    calls: FormCalls,
  ): Promise<Outcome> {
    const { pool, actionMs, tokens } = this.#options;
    const release = bundleKey(bundle);
    const viewer = await calls.sender();
    if (!viewer) return { kind: 'refused', refusal: 'failed' };
    const job = {
      plan,
      viewer,
      ...sent,
      https: origin.scheme === 'https',
      deadlineMs: actionMs,
      withMain: true,
      withoutFragmentsOf: [],
      requestId: origin.requestId,
      pageViewToken: tokens.of(releases),
    };
    try {
      const rendered = await pool.render(releases, job, calls.call);
      const problem = rendered.kind === 'document' ? rendered.problem : null;
      if (problem?.kind === 'no-action') return { kind: 'no-action' };
      if (rendered.kind === 'redirect' && !isOwnPath(rendered.redirect))
        throw new Error(`Failed to follow ${release}: its form leads to another site. Lead to a path of the shop.`);
      if (!problem) {
        this.#health.succeeded(release);
        return { kind: 'rendered', rendered };
      }
      const isLate = problem.kind === 'deadline';
      if (isLate && !calls.hasFailed) this.#health.failed(release);
      this.#note(plan, releases, bundle, problem, calls);
      return { kind: 'refused', refusal: isLate ? 'late' : 'failed' };
    } catch (error) {
      if (error instanceof RenderLostError) this.#health.failed(release);
      this.#note(plan, releases, bundle, error instanceof Error ? error : new Error(String(error)), calls);
      return { kind: 'refused', refusal: 'failed' };
    }
  }

  /** Reports module errors to the error-reporting service. Failures of the API are not reported there. */
  #note(
    plan: PlannedPage,
    releases: ReleaseSet,
    bundle: ServerBundle,
    problem: { message: string; stack?: string },
    calls: FormCalls,
  ): void {
    const { log, serverProblems } = this.#options;
    const about = { release: bundleKey(bundle), page: plan.match?.page, problem: problem.message };
    if (calls.hasFailed) {
      log.warn(about, 'A form was not taken: the API failed.');
      return;
    }
    log.error(about, 'A form was not taken.');
    const found = pageProblem(plan, releases, bundle.module, problem);
    if (found) serverProblems.report(found);
  }

  async #refuse(
    request: IncomingMessage,
    response: ServerResponse,
    { plan, releases, origin }: FormInput,
    refusal: FormRefusal,
    cookies: string[] = [],
  ): Promise<void> {
    // The unread rest is dropped, so that the client can receive the response.
    request.resume();
    if (refusal === 'tooMany' && wantsOutcome(request))
      return answerOutcome(request, response, 429, { json: waitJson(plan.context.locale) });
    const page = await this.#options.pages.refuse(plan, releases, origin.scheme === 'https', refusal);
    const seconds = RETRY_AFTER[refusal];
    if (refusal === 'needsScripts') response.setHeader('allow', ALLOWED);
    if (cookies.length > 0) response.setHeader('set-cookie', cookies);
    const headers = { ...page.headers, ...(seconds === undefined ? {} : { 'retry-after': String(seconds) }) };
    return sendPage(request, response, { ...page, headers }, 'none');
  }
}

/** Answers a POST to an address that takes no forms. */
export function answerNotAllowed(request: IncomingMessage, response: ServerResponse): void {
  request.resume();
  response.setHeader('allow', ALLOWED);
  answerText(request, response, 405, 'Method not allowed.');
}

async function answerRendered(
  request: IncomingMessage,
  response: ServerResponse,
  { plan, releases, origin }: FormInput,
  rendered: JobResult,
  cookies: string[],
): Promise<void> {
  const https = origin.scheme === 'https';
  if (rendered.kind === 'outcome') return answerOutcome(request, response, 200, { json: rendered.json, cookies });
  if (rendered.kind === 'redirect') {
    const headers = { 'set-cookie': [...cookies, nextFormKeyCookie(https)] };
    return answerRedirect(request, response, 303, rendered.redirect, headers);
  }
  if (cookies.length > 0) response.setHeader('set-cookie', cookies);
  return sendPage(request, response, cachedPageOf(rendered, { plan, releases, https }), 'none');
}

/** Two slashes or backslashes at the start would redirect to another host. */
function isOwnPath(location: string): boolean {
  return /^\/(?![/\\])/.test(location) && URL.canParse(location, 'http://shop');
}
