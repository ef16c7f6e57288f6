import type { ReleaseExamples } from '@aksamit/contracts/platform';
import type { PageFinding } from '@aksamit/release';
import type { LoadedRelease } from '../server/live/release-loader';
import type { ReleaseSet } from '../server/model/release-set';
import type { RenderPool } from '../server/render-pool/render-pool';
import { exampleVisits } from './example-visits';
import { answerFrom } from './recorded-answers';
import { visitPage } from './visit-page';

export interface PageCheckInput {
  release: LoadedRelease;
  examples: ReleaseExamples;
  /** All releases deployed after the publication, with the candidates. */
  set: ReleaseSet;
  /** Modules to be published. Failures of others are not attributed to them. */
  candidates: readonly string[];
  pool: Pick<RenderPool, 'render'>;
  deadlineMs: number;
}

/**
 * Renders each page of a release as page servers do, in every language of both markets, with its example and the
 * recorded API responses. For a release that is no candidate it reports only failures of candidates' fragments in its
 * pages.
 */
export async function checkPages(input: PageCheckInput): Promise<PageFinding[]> {
  const { release, examples, set, candidates, pool, deadlineMs } = input;
  const { name: module, version, pages } = release.manifest;
  const findings = pages.flatMap(({ name: page, ...claim }) =>
    exampleVisits({ name: page, ...claim }, examples).map(async ({ url, locale, reader, by }) => {
      const unrecorded = new Set<string>();
      const callApi = answerFrom(examples, { page, locale }, (path) => unrecorded.add(path));
      const { leadsTo } = examples.pages[page] ?? {};
      const visit = { set, module, page, leadsTo, url, reader, callApi, pool, deadlineMs, candidates };
      const problem = await visitPage(visit);
      const isRefused = problem !== null && candidates.includes(problem.module);
      const isReported = isRefused || (candidates.includes(module) && (problem !== null || unrecorded.size > 0));
      if (!isReported) return [];
      const what = problem?.text ?? 'is rendered, without all that it asks for.';
      return [{ page, url, text: `${by} ${what}${describeCalls([...unrecorded])}`, isRefused }];
    }),
  );
  return groupAlike((await Promise.all(findings)).flat()).map(({ page, urls, text, isRefused }) => ({
    isRefused,
    text: `${module}@${version}: page ${page} (${urls.join(', ')})${text}`,
  }));
}

/** Merges findings that are the same in several languages. */
function groupAlike<T extends { page: string; url: string; text: string }>(found: readonly T[]) {
  const groups = new Map<string, T & { urls: string[] }>();
  for (const one of found) {
    const key = `${one.page} ${one.text}`;
    const known = groups.get(key);
    if (known) known.urls.push(one.url);
    else groups.set(key, { ...one, urls: [one.url] });
  }
  return [...groups.values()];
}

function describeCalls(calls: readonly string[]): string {
  if (calls.length === 0) return '';
  return (
    ` No answer is recorded of ${calls.join(', ')}: npm run examples records those of the API, \`example.answers\` of ` +
    'the page in its file holds others.'
  );
}
