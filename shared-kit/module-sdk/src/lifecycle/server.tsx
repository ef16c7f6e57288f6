import type { ActionContext, RenderContext, RequestedIsland, ServerRenderScope } from '@aksamit/contracts/platform';
import { PLATFORM_CONTRACT } from '@aksamit/contracts/platform-number';
import type { ComponentType } from 'react';
import { Bus } from '../bus';
import { createHttpClient, type HttpClient, isHttpError } from '../http';
import { createTranslations, type Resources } from '../i18n';
import { makeTextsBy } from '../i18n/translations';
import type { ActionResult, FragmentFreshness, FragmentRenderResult, RenderResult, ServerModule } from '../platform';
import { dehydrate, type QueryClient } from '../query';
import { createQueryClient } from '../query/query-clients';
import { LocationProvider } from '../router';
import { ErrorBoundary } from './error-boundary';
import type { ModuleHost } from './module-context';
import { createI18nextTexts } from './page/i18next-texts';
import { PageOutlet } from './page/page-outlet';
import { PageProviders } from './page/page-providers';
import type { LoadInput, LoadResult, PageAction, PageComponents, PageLoader } from './page-definition';

makeTextsBy(createI18nextTexts);

export interface ServerFragment {
  component: ComponentType<never>;
  resources: Resources;
  /** Earlier versions that the manifest offers beside the newest one, by number. */
  earlier?: Readonly<Record<number, Pick<ServerFragment, 'component' | 'load' | 'isStatic'>>>;
  load?: ServerFragmentLoader<never>;
  /** Browsers keep its markup, and need no data for it. */
  isStatic?: true;
}

/**
 * Fetches what a fragment needs into the query client, before it is rendered. What it returns holds for the page around it
 * too: the page does not know which records another module shows.
 */
export type ServerFragmentLoader<P> = (input: {
  props: P;
  context: RenderContext;
  http: HttpClient;
  queryClient: QueryClient;
}) => Promise<void> | Promise<FragmentFreshness>;

export interface ServerModuleOptions {
  name: string;
  pages: PageComponents;
  resources: Resources;
  /** Loaders by page name; a page without one is rendered without data. */
  loaders: Readonly<Record<string, PageLoader>>;
  /** By page name: actions of forms sent to the page without scripts. */
  actions?: Readonly<Record<string, PageAction>>;
  /** Public fragments by name. */
  fragments?: Readonly<Record<string, ServerFragment>>;
  /** Names of the pages of which browsers run the islands only. */
  islandPages?: readonly string[];
}

/** The part of an island's definition (kit, islands) that its server side needs. */
interface ServerIsland extends Pick<ServerFragment, 'component' | 'load'> {
  texts: Resources;
}

/** An empty scope for one page's rendering. */
export function createServerRenderScope(): ServerRenderScope {
  return { head: { title: '' }, fragments: [] };
}

/** The server bundle's export `module` (entry-server.tsx): loads data, then returns the element to render. */
export function createServerModule(options: ServerModuleOptions): ServerModule {
  return {
    contract: PLATFORM_CONTRACT,
    render: (context) => renderPage(options, context, serverTools(options.name, context)),
    act: (context) => act(options, context),
    async renderFragment(name, version, props, context): Promise<FragmentRenderResult> {
      const fragment = options.fragments?.[name];
      if (!fragment)
        throw new Error(
          `Failed to render fragment ${options.name}/${name}: it has no server side. Declare it private.`,
        );
      const tools = serverTools(options.name, context);
      // The page server checked the props against the fragment's declared schema.
      const checked = props as never;
      const { component, load, isStatic } = fragment.earlier?.[version] ?? fragment;
      const loaded = await load?.({ props: checked, context, ...tools });
      const Component = component as ComponentType<object>;
      const element = (
        <ServerRoot name={options.name} context={context} tools={tools} resources={fragment.resources} page={null}>
          <Component {...(props as object)} />
        </ServerRoot>
      );
      const result = isStatic ? { element, state: null, isStatic } : { element, state: dehydrate(tools.queryClient) };
      return { ...result, ...(typeof loaded === 'object' ? loaded : {}) };
    },
    renderIsland: (island, context) => renderIsland(options.name, island, context),
  };
}

async function renderIsland(
  name: string,
  { definition, props }: RequestedIsland,
  context: RenderContext,
): Promise<FragmentRenderResult> {
  const tools = serverTools(name, context);
  // The page's own component has checked the props by their type; both come from one bundle.
  const { component, load, texts } = definition as ServerIsland;
  await load?.({ props: props as never, context, ...tools });
  const Component = component as ComponentType<object>;
  const element = (
    <ServerRoot name={name} context={context} tools={tools} resources={texts} page={null}>
      <Component {...(props as object)} />
    </ServerRoot>
  );
  return { element, state: load ? dehydrate(tools.queryClient) : null };
}

async function renderPage(
  options: ServerModuleOptions,
  context: RenderContext,
  tools: ReturnType<typeof serverTools>,
): Promise<RenderResult> {
  const loaded = await load(options.loaders[context.page], loadInput(options, context, tools));
  if ('redirect' in loaded || 'leftTo' in loaded) return loaded;
  if (context.scope.startsIslands && options.islandPages?.includes(context.page))
    Object.assign(context.scope, { islands: [], publications: [] });
  const element = (
    <ServerRoot name={options.name} context={context} tools={tools} resources={options.resources} page={context.page}>
      <PageOutlet pages={options.pages} name={context.page} />
    </ServerRoot>
  );
  const state = dehydrate(tools.queryClient);
  return { ...loaded, head: context.scope.head, element, state };
}

async function act(options: ServerModuleOptions, context: ActionContext): Promise<ActionResult | null> {
  const action = options.actions?.[context.page];
  if (!action) return null;
  const tools = serverTools(options.name, context, context);
  const form = new URLSearchParams(context.fields.map(([name, value]) => [name, value]));
  const result = await action({
    ...loadInput(options, context, tools),
    form,
    isInBackground: context.inBackground === true,
  });
  if ('redirect' in result || 'outcome' in result) return result;
  const page = await renderPage(options, context, tools);
  if ('element' in page) return { ...page, status: 422 };
  throw new Error(`Failed to show ${options.name}/${context.page} with what is wrong in its form: it was not loaded.`);
}

function loadInput(
  options: ServerModuleOptions,
  context: RenderContext,
  { http, queryClient }: ReturnType<typeof serverTools>,
): LoadInput {
  return {
    context,
    http,
    queryClient,
    t: createTranslations(context.locale, options.resources),
    setHead: (head) => void Object.assign(context.scope.head, head),
  };
}

/** If the API denies a private page's loader: client fallback; the browser finds out why and shows it. */
async function load(loader: PageLoader | undefined, input: LoadInput): Promise<LoadResult> {
  const { reader } = input.context;
  if (!loader) return reader ? { leftTo: 'browser' } : { status: 200 };
  try {
    return await loader(input);
  } catch (error) {
    if (reader && isHttpError(error)) return { leftTo: 'browser' };
    throw error;
  }
}

/** @param sender makes the calls that change data; omitted: there are none */
function serverTools(name: string, context: RenderContext, sender?: Pick<ActionContext, 'send'>) {
  const { reader } = context;
  const http = createHttpClient({
    // The page server makes the calls: it knows the API's address.
    apiOrigin: '',
    marketSlug: context.market.slug,
    locale: context.locale,
    requestId: context.requestId,
    fetch: (input, init) => {
      if (init?.method === 'GET') return (reader ?? context).call(String(input));
      if (sender && init?.method === 'POST') return sender.send(String(input), String(init.body ?? '{}'));
      return Promise.reject(new TypeError(`Failed to call ${input}: a rendered page changes nothing. Use GET.`));
    },
  });
  const bus = new Bus({ development: false, onViolation: () => undefined }).handle(name);
  return { http, bus, queryClient: createQueryClient() };
}

interface ServerRootProps {
  name: string;
  context: RenderContext;
  tools: ReturnType<typeof serverTools>;
  resources: Resources;
  page: string | null;
  children: React.ReactNode;
}

/** The same tree as in the browser, emotion's cache apart, which the page server puts around it. */
function ServerRoot({ name, context, tools, resources, page, children }: ServerRootProps) {
  const host: ModuleHost = {
    sitemap: context.sitemap,
    scope: context.scope,
    offers: context.offers,
    setHead: () => undefined,
    findPage: () => null,
    renewVisitor: () => Promise.reject(new Error('Failed to renew the visitor: there is none on the server.')),
    mountFragment: () => ({ update: () => undefined, unmount: () => undefined }),
  };
  const query = new URLSearchParams(context.query).toString();
  return (
    <ErrorBoundary onError={() => undefined}>
      <LocationProvider initialUrl={`${context.basePath}${context.path}${query ? `?${query}` : ''}`}>
        <PageProviders
          module={name}
          context={context}
          host={host}
          {...tools}
          resources={resources}
          state={undefined}
          reader={context.reader}
          page={page === null ? null : { name: page, params: context.params }}
        >
          {children}
        </PageProviders>
      </LocationProvider>
    </ErrorBoundary>
  );
}
