import { compressDocument } from '../document/compressed-document';
import { createDocument } from '../document/document';
import { outcomeJson } from '../document/form-outcome';
import type { ReleaseSet } from '../model/release-set';
import type { RenderJob } from '../model/render-job';
import type { JobResult } from '../model/rendered-page';
import type { BundleLoader } from './bundle-loader';
import { type Outside, renderPage } from './render-page';

/** Renders a page and assembles its document, or runs the form's action: bytes that the page server only has to send. */
export async function renderDocument(
  loader: BundleLoader,
  set: ReleaseSet,
  job: RenderJob,
  outside: Outside,
): Promise<JobResult> {
  const rendered = await renderPage(loader, set, job, outside);
  const { main, problem, regionProblems, isComplete } = rendered;
  if (main && 'redirect' in main) return { kind: 'redirect', redirect: main.redirect, status: main.status };
  const { plan, https, pageViewToken, viewer, refusal } = job;
  if (main && 'outcome' in main)
    return { kind: 'outcome', json: outcomeJson(set, plan.match?.module ?? '', main.outcome) };
  // A slow API is no failure: the browser waits for it.
  const isApiAway = problem?.cause === 'api' && problem.kind === 'error';
  const page = { plan, releases: set, rendered, main, https, pageViewToken, viewer, refusal, isApiAway };
  const document = createDocument(page);
  return {
    kind: 'document',
    status: document.status,
    content: compressDocument(document.html),
    contentSecurityPolicy: document.contentSecurityPolicy,
    shareCard: document.shareCard,
    cacheKeys: main?.cacheKeys ?? [],
    freshUntil: main?.freshUntil ?? null,
    hasMain: main !== null,
    isClientFallback: rendered.isClientFallback,
    problem,
    regionProblems,
    isComplete,
  };
}
