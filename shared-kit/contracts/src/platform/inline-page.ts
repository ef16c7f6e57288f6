import type { LocaleCode } from '../release-manifest';
import type { BrowserRelease, ReleasesFile, ShellRelease } from './browser-release';
import type { PageContext, Viewer } from './page-context';
import type { InlinePublication } from './publication';

/** Content of the page's data script `#aksamit-page`. */
export interface InlinePage {
  context: PageContext;
  /** The deployed release of every module, as the browser needs it; empty where they stand in `releasesFile`. */
  releases: BrowserRelease[];
  /**
   * The shell's own release; beside `releasesFile` only with the hashes of the scripts that the host loads. Absent on page
   * servers that predate this field.
   */
  shell?: ShellRelease;
  /** On public pages: the file with `releases` and `shell`, for when the app part starts. */
  releasesFile?: ReleasesFile;
  /** Beside `releasesFile`: versions of the modules whose parts are in the page, for reports. */
  versions?: Record<string, string>;
  /** Module and page that this address belongs to; null when nothing claims it. */
  match: { module: string; page: string; params: Record<string, string> } | null;
  /** The module's dehydrated data when it was rendered on the server. */
  state: unknown;
  /** Data of the fragments rendered on the server, by `data-fragment-root` of their host elements. */
  fragmentStates?: Record<string, unknown>;
  /** What the page's module publishes with this page, on public pages rendered on the server. */
  publications?: InlinePublication[];
  /** Address alternates per locale, without origin. */
  alternates: Partial<Record<LocaleCode, string>>;
  status: number;
  development: boolean;
  /** Identifies the releases of this page; reports carry it. Empty: nothing is reported. See release-tokens. */
  pageViewToken?: string;
  /**
   * Visitor of this private page: the one whom the server rendered it for or, on client fallback, the one who is logged
   * in. Omitted: not known yet, or the page is public.
   */
  reader?: Viewer;
  /** This browser sees other versions than the public: until when (ISO 8601). */
  preview?: { expiresAt: string };
  /** Path of the privacy policy; omitted: no deployed module has it, or the page server is older. */
  privacyPath?: string;
  /**
   * Path prefixes that are not pages of this market and locale: other markets and locales (`/en/`, `/gb/`) and the
   * page server's own paths (`/api/`, `/assets/`, `/sandbox/`). A link to one is a page load.
   */
  foreignPrefixes: string[];
}
