import type { InlinePage, PageHead, Viewer } from '@aksamit/contracts/platform';
import { pagePath } from '@aksamit/module-sdk/router';
import { darkPalette, globalCss, palette } from '@aksamit/ui/theme';
import { EARLY_SESSION } from '../../isomorphic/early-session-script';
import { localePaths } from '../../isomorphic/page-alternates';
import { appManifestPath, LOGO_PATH } from '../model/app-files';
import type { PlannedPage } from '../model/planned-page';
import { lacksModule, type ReleaseSet } from '../model/release-set';
import type { FormRefusal } from '../model/render-job';
import type { RenderedMain, RenderedParts } from '../model/rendered-page';
import { type ShareCard, shareCardOf } from '../model/share-card';
import { browserContext } from './browser-context';
import { contentSecurityPolicy } from './content-security-policy';
import { EARLY_ACTIONS } from './early-actions';
import { escapeHtml, escapeScriptJson } from './escape-html';
import { headTags, isIndexed } from './head-tags';
import { inlineReleases } from './inline-releases';
import { judgedPublications } from './judged-publications';
import { lateScripts } from './late-scripts';
import { NEEDS_SCRIPTS_CSS, needsScriptsHtml } from './needs-scripts';
import { NO_MODULE_IMPORTS } from './no-module-imports';
import { gone, notFound } from './not-found';
import { oncePerSet } from './once-per-set';
import { earlyFetchTags, fontBaseUrl, fontPreloadTags, shellScriptTag } from './page-assets';
import { PREVIEW_BADGE_CSS, previewBadge } from './preview-badge';
import { refusedForm } from './refused-form';
import { SHOP_BAR_CSS, shopBar } from './shop-bar';
import { speculationRulesTag } from './speculation-rules';
import { type ErrorState, UNAVAILABLE_CSS, unavailable } from './unavailable';

export interface PageDocument {
  status: number;
  html: string;
  contentSecurityPolicy: string;
  /** What its picture for link previews shows; null: that of the shop. */
  shareCard: ShareCard | null;
}

export interface DocumentInput {
  plan: PlannedPage;
  releases: ReleaseSet;
  rendered: Omit<RenderedParts, 'main' | 'problem' | 'regionProblems' | 'isComplete'>;
  /** Null: the browser renders the module. */
  main: RenderedMain | null;
  https: boolean;
  pageViewToken?: string | undefined;
  /** Viewer of a private page: its part was rendered for this person, or the browser renders it. */
  viewer?: Viewer | undefined;
  /** The form was refused: a notice replaces the page. */
  refusal?: FormRefusal | undefined;
  /** The API failed the module's part: what the page holds is not known here. */
  isApiAway?: boolean;
}

/** The browser's own bars in the colour of the page. */
const THEME_COLORS =
  // The first that matches counts.
  `<meta name="theme-color" content="${darkPalette.paper}" media="(prefers-color-scheme:dark)">` +
  `<meta name="theme-color" content="${palette.paper}">`;

/** Reserves space while the browser renders, so that the footer does not jump. */
const EMPTY_SLOT = '<div data-skeleton style="min-height:70vh"></div>';

/** What a page shows, by its status: the module's part, a notice in its place, or an empty slot. */
interface Contents {
  status: number;
  head: PageHead;
  /** Replaces the module's part. */
  errorState: ErrorState | null;
  /** A notice for browsers without scripts stands above it. */
  needsScripts: boolean;
  /** The person for whom it was rendered, or whose browser renders it. */
  viewer: Viewer | undefined;
  /** Complete without scripts: they are started after the first paint. */
  isPublic: boolean;
}

/** Assembles a page: head, header, the module's part or its empty slot, footer, data, scripts. */
export function createDocument(input: DocumentInput): PageDocument {
  const { plan, releases, rendered, https } = input;
  const contents = contentsOf(input);
  const own = [
    baseStyle(releases),
    ...(contents.errorState ? [UNAVAILABLE_CSS] : []),
    ...(contents.needsScripts ? [NEEDS_SCRIPTS_CSS] : []),
    ...(releases.preview ? [PREVIEW_BADGE_CSS] : []),
    ...(barOf(plan, contents) ? [SHOP_BAR_CSS] : []),
  ];
  const { mapTiles, tagManager } = plan.context;
  const { status, head } = contents;
  const shareCard = isIndexed(head, plan, status === 200) ? shareCardOf(head, plan) : null;
  return {
    status,
    shareCard,
    html: htmlOf(input, { ...contents, shareCard }, own),
    contentSecurityPolicy: contentSecurityPolicy({
      styles: [...own, ...rendered.styles.map(({ css }) => css)],
      https,
      development: releases.development,
      scriptOrigins: releases.scriptOrigins,
      tagManager,
      imageOrigins: mapTiles ? [new URL(mapTiles.url).origin] : [],
    }),
  };
}

function contentsOf({ plan, releases, rendered, main, refusal, ...input }: DocumentInput): Contents {
  const { match } = plan;
  const isUnavailable = match === null && main === null && !plan.isGone && lacksModule(releases);
  // A search engine comes again instead of taking an empty page for the content, and a cache in front sends its last copy.
  const isApiAway = input.isApiAway === true && main === null && plan.rendering === 'public';
  const page = main ?? rendered.known;
  const refused = refusal ? refusedForm(plan, refusal) : null;
  const known = plan.isGone ? 410 : (page?.status ?? (match && !plan.isUnknown ? 200 : 404));
  const found = isUnavailable || (isApiAway && known === 200) ? 503 : known;
  const status = refused?.status ?? found;
  const errorState = refused ?? errorStateOf({ plan, releases, isUnavailable, status: main === null ? status : 200 });
  return {
    status,
    errorState,
    head: page?.head ?? { title: errorState?.title ?? '' },
    needsScripts: match !== null && errorState === null && (plan.rendering === 'private' || main === null),
    viewer: main || rendered.isClientFallback ? input.viewer : undefined,
    isPublic: plan.rendering === 'public' && main !== null,
  };
}

/** Replaces the part of a module that has nothing to show. */
function errorStateOf({
  plan,
  releases: { sitemap },
  isUnavailable,
  status,
}: Pick<DocumentInput, 'plan' | 'releases'> & { isUnavailable: boolean; status: number }): ErrorState | null {
  if (isUnavailable) return unavailable(plan, sitemap);
  if (status === 410) return gone(plan.context, sitemap);
  return status === 404 ? notFound(plan.context, sitemap) : null;
}

/** @param own styles of the shell, in the order of their elements */
function htmlOf(
  input: DocumentInput,
  contents: Contents & Pick<PageDocument, 'shareCard'>,
  own: readonly string[],
): string {
  const { plan, releases, rendered, main } = input;
  const { context, match } = plan;
  const { status, head, viewer, isPublic, shareCard } = contents;
  const early = isPublic ? 'prefetch' : 'preload';
  const shown = main ?? { fragments: [], islands: null };
  const scripts = earlyFetchTags(releases, match, shown, early) + shellScriptTag(releases);
  const inlined = inlineReleases(releases, { module: match?.module, main, isPublic });
  const json = inlineJson(inlineOf(input, contents), inlined, main);
  // Hidden, not omitted: the browser shows both again when a link leads to a page of the shop.
  const bar = barOf(plan, contents);
  const isChromeHidden = plan.layout === 'workspace' && contents.errorState === null;
  return [
    `<!doctype html><html lang="${context.locale}" data-market="${escapeHtml(context.market.slug)}"><head>`,
    '<meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">',
    `<script type="importmap">${NO_MODULE_IMPORTS}</script>`,
    headTags(head, plan, { paths: localePaths(releases.sitemap, match, head), isFound: status === 200, shareCard }),
    '<link rel="icon" href="/favicon.ico" sizes="any">',
    `<link rel="apple-touch-icon" href="${LOGO_PATH}"><link rel="manifest" href="${appManifestPath(context.basePath)}">`,
    THEME_COLORS,
    fontPreloadTags(releases),
    ...own.map((css) => `<style>${css}</style>`),
    ...rendered.styles.map(({ key, ids, css }) => `<style data-emotion="${key} ${ids.join(' ')}">${css}</style>`),
    // A private page is of use only once it is interactive: its scripts load in parallel.
    isPublic ? '' : scripts,
    '</head><body>',
    releases.preview ? previewBadge(releases.preview, context, plan.path) : '',
    bar ? shopBar(bar, context) : '',
    region('shell-header', rendered.headerHtml, isChromeHidden),
    mainRegion(input, contents),
    region('shell-footer', rendered.footerHtml, isChromeHidden),
    `<script type="application/json" id="aksamit-page">${escapeScriptJson(json)}</script>`,
    main ? `<script>${EARLY_ACTIONS}</script>` : '',
    // A page that names its viewer needs no early session request.
    main || viewer ? '' : `<script>${EARLY_SESSION}</script>`,
    isPublic ? lateScripts(scripts) + speculationRulesTag : '',
    '</body></html>',
  ].join('');
}

/** The promo bar above the header: of public pages alone. */
const barOf = ({ context, layout }: PlannedPage, { isPublic }: Contents) =>
  isPublic && layout !== 'workspace' ? context.market.promoBar : undefined;

function mainRegion(input: DocumentInput, { errorState, needsScripts }: Contents): string {
  const { plan, main } = input;
  const notice = needsScripts ? needsScriptsHtml(plan.context, main === null) : '';
  const content = main?.html ?? errorState?.html ?? EMPTY_SLOT;
  const slot = `<div id="module-slot"${slotAttributes(input, errorState !== null)}>${content}</div>`;
  return `<main id="main" tabindex="-1">${notice}${slot}</main>`;
}

/** The page's data for its scripts. */
function inlineOf(input: DocumentInput, { status, viewer, isPublic }: Contents): PlainInline {
  const { plan, releases, rendered, main, pageViewToken } = input;
  const { locale, basePath } = plan.context;
  const privacyPath = pagePath(releases.sitemap, { page: 'content/privacy-policy', locale, basePath });
  return {
    context: browserContext(plan.context),
    match: plan.match,
    alternates: rendered.alternates,
    status,
    development: releases.development,
    foreignPrefixes: plan.foreignPrefixes,
    ...(privacyPath === undefined ? {} : { privacyPath }),
    ...(pageViewToken === undefined ? {} : { pageViewToken }),
    ...(releases.preview ? { preview: { expiresAt: releases.preview.expiresAt } } : {}),
    ...(viewer ? { reader: viewer } : {}),
    ...(isPublic && plan.match && main?.publications?.length
      ? { publications: judgedPublications(releases, plan.match.module, main.publications) }
      : {}),
  };
}

function region(id: string, html: string, isHidden: boolean): string {
  return `<div id="${id}"${html === '' ? '' : ' data-ssr'}${isHidden ? ' hidden' : ''}>${html}</div>`;
}

/** Marks an error state, which the browser host removes once another page is shown. */
function slotAttributes({ plan, releases, main }: DocumentInput, isErrorState: boolean): string {
  const { match, layout } = plan;
  if (!match) return isErrorState ? ' data-trouble="page"' : '';
  const version = releases.modules.find(({ name }) => name === match.module)?.version ?? '';
  const attributes = {
    'data-module': match.module,
    'data-version': version,
    'data-page': match.page,
    'data-layout': layout,
  };
  const text = Object.entries(attributes).map(([name, value]) => ` ${name}="${escapeHtml(value)}"`);
  if (!main) return text.join('');
  return text.join('') + (main.islands ? ' data-islands' : ' data-ssr');
}

type PlainInline = Omit<InlinePage, 'releases' | 'shell' | 'state' | 'fragmentStates'>;

/** States and releases are JSON text already; they are inserted unchanged. */
function inlineJson(inline: PlainInline, releases: string, main: RenderedMain | null): string {
  const states = Object.entries(main?.fragmentStates ?? {}).map(([root, json]) => `${JSON.stringify(root)}:${json}`);
  const parts = [
    JSON.stringify(inline).slice(0, -1),
    releases,
    `"state":${main?.stateJson ?? 'null'}`,
    `"fragmentStates":{${states.join(',')}}}`,
  ];
  return parts.join(',');
}

/** Content that all pages of a release set share is built once. */
const baseStyle = oncePerSet((releases) => globalCss({ fontBaseUrl: fontBaseUrl(releases) }));
