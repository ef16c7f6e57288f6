/** Pages as the page server gets them, rendered with the API's recorded examples. */
import { join } from 'node:path';
import { answersOf, readRecording } from '@aksamit/build/examples';
import type { LocaleCode, PageHead, ReleaseExamples, RenderContext, Sitemap } from '@aksamit/contracts/platform';
import { buildPath, matchPath, patternParameters, REST_PARAM } from '@aksamit/contracts/routing';
import type { FragmentDefinition } from '@aksamit/module-sdk/fragments';
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
  /** Query of the address; omitted: that of the page's example. */
  query?: Readonly<Record<string, string>>;
  /** Fragments that pages mount, of any module; omitted: they are not loaded. */
  fragments?: readonly FragmentDefinition<never>[];
}

/** A page that was rendered. */
export interface RenderedPage {
  head: PageHead;
  status: number;
  /** Of the page's part, without header and footer. */
  html: string;
  /** API calls that it made, in their order, those of its fragments included. */
  calls: string[];
}

/** A page; where it redirects, the page that it leads to. */
export async function renderedPage(
  module: RenderedModule,
  page: PageDefinition,
  rendering: Rendering,
): Promise<RenderedPage> {
  const pattern = page.patterns[rendering.locale][0] ?? '/';
  const params = Object.fromEntries(
    patternParameters(pattern).map((key) => [key, page.example?.params?.[key] ?? 'example']),
  );
  const first = await render(module, page, { ...params, [REST_PARAM]: 'o-nas' }, rendering);
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
  rendering: Rendering,
): Promise<RenderedPage | { redirect: string }> {
  const server = createServerModule({
    name,
    pages: Object.fromEntries(pages.map((one) => [one.name, one.component])),
    resources,
    loaders: Object.fromEntries(pages.flatMap((one) => (one.load ? [[one.name, one.load]] : []))),
  });
  const calls: string[] = [];
  const context = contextOf(pages, page, params, rendering, calls);
  const rendered = await server.render(context);
  if ('redirect' in rendered) return { redirect: rendered.redirect };
  if (!('element' in rendered)) throw new Error(`Failed to render ${page.name}: it is left to the browser.`);
  const html = renderToString(rendered.element);
  await loadFragments(context, rendering.fragments ?? []);
  return { head: context.scope.head, status: rendered.status, html, calls };
}

/** @param calls receives the paths of the page's API calls */
function contextOf(
  pages: readonly PageDefinition[],
  page: PageDefinition,
  params: Record<string, string>,
  { locale, sitemap, answers, query = page.example?.query ?? {}, fragments = [] }: Rendering,
  calls: string[],
): RenderContext {
  const examples = {
    pages: Object.fromEntries(pages.flatMap((one) => (one.example ? [[one.name, one.example]] : []))),
    answers,
  };
  const answer = answerFrom(examples, { page: page.name, locale }, () => undefined);
  return {
    ...testPageContext(locale),
    page: page.name,
    params,
    path: buildPath(page.patterns[locale][0] ?? '/', params),
    query,
    call: async (path) => {
      calls.push(path);
      const { status, body } = await answer(path);
      return new Response(body, { status, headers: { 'content-type': 'application/json' } });
    },
    requestId: 'request',
    signal: new AbortController().signal,
    sitemap,
    offers: [...fragments],
    scope: createServerRenderScope(),
  };
}

/** Loads the fragments that the page has mounted, as the page server does before it renders them. */
async function loadFragments(context: RenderContext, fragments: readonly FragmentDefinition<never>[]): Promise<void> {
  for (const { module, name, version, props } of context.scope.fragments) {
    const fragment = fragments.find((one) => one.name === name && one.version === version);
    if (!fragment) throw new Error(`Failed to load the fragment ${module}/${name}: it is not among those given.`);
    const { component, texts: resources, load } = fragment;
    const fragmentsOf = { [name]: { component, resources, ...(load ? { load } : {}) } };
    const server = createServerModule({ name: module, pages: {}, resources, loaders: {}, fragments: fragmentsOf });
    await server.renderFragment?.(name, version, props, context);
  }
}
