/** Heads of pages as the page server gets them, rendered with the API's recorded examples. */
import { join } from 'node:path';
import { answersOf, readRecording } from '@aksamit/build/examples';
import type { LocaleCode, PageHead, ReleaseExamples, Sitemap } from '@aksamit/contracts/platform';
import { buildPath, matchPath, patternParameters } from '@aksamit/contracts/routing';
import type { Resources } from '@aksamit/module-sdk/i18n';
import { createServerModule, createServerRenderScope } from '@aksamit/module-sdk/lifecycle/server';
import type { PageDefinition } from '@aksamit/module-sdk/pages';
import { testPageContext } from '@aksamit/module-sdk/testing';
import { renderToString } from 'react-dom/server';
import { answerFrom } from '../../../shell/src/page-check/recorded-answers';

export interface RenderedModule {
  name: string;
  pages: readonly PageDefinition[];
  resources: Resources;
}

/** The recorded responses that pages use. */
export const recordedAnswers = (): ReleaseExamples['answers'] => answersOf(readRecording(join(__dirname, '../../..')));

interface Rendering {
  locale: LocaleCode;
  sitemap: Sitemap;
  answers: ReleaseExamples['answers'];
}

/** Head and status of a page; where it redirects, those of the page that it leads to. */
export async function renderedHead(
  module: RenderedModule,
  page: PageDefinition,
  rendering: Rendering,
): Promise<{ head: PageHead; status: number }> {
  const pattern = page.patterns[rendering.locale][0] ?? '/';
  const params = Object.fromEntries(
    patternParameters(pattern).map((key) => [key, page.example?.params?.[key] ?? 'example']),
  );
  const first = await render(module, page, { ...params, '*': 'o-nas' }, rendering);
  if (!('redirect' in first)) return first;
  const { basePath } = testPageContext(rendering.locale);
  const found = matchPath([module], rendering.locale, first.redirect.slice(basePath.length));
  const next = module.pages.find(({ name }) => name === found?.page);
  const second = next && found ? await render(module, next, found.params, rendering) : first;
  if ('redirect' in second) throw new Error(`Failed to render ${page.name}: it leads to ${second.redirect}.`);
  return second;
}

async function render(
  { name, pages, resources }: RenderedModule,
  page: PageDefinition,
  params: Record<string, string>,
  { locale, sitemap, answers }: Rendering,
): Promise<{ head: PageHead; status: number } | { redirect: string }> {
  const examples = {
    pages: Object.fromEntries(pages.flatMap((one) => (one.example ? [[one.name, one.example]] : []))),
    answers,
  };
  const call = answerFrom(examples, { page: page.name, locale }, () => undefined);
  const scope = createServerRenderScope();
  const server = createServerModule({
    name,
    pages: Object.fromEntries(pages.map((one) => [one.name, one.component])),
    resources,
    loaders: Object.fromEntries(pages.flatMap((one) => (one.load ? [[one.name, one.load]] : []))),
  });
  const rendered = await server.render({
    ...testPageContext(locale),
    page: page.name,
    params,
    path: buildPath(page.patterns[locale][0] ?? '/', params),
    query: page.example?.query ?? {},
    call: async (path) => {
      const { status, body } = await call(path);
      return new Response(body, { status, headers: { 'content-type': 'application/json' } });
    },
    requestId: 'request',
    signal: new AbortController().signal,
    sitemap,
    offers: [],
    scope,
  });
  if ('redirect' in rendered) return { redirect: rendered.redirect };
  if (!('element' in rendered)) throw new Error(`Failed to render ${page.name}: it is left to the browser.`);
  renderToString(rendered.element);
  return { head: scope.head, status: rendered.status };
}
