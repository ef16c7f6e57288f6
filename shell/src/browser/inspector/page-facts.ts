import type { BrowserRelease, InlinePage } from '@aksamit/contracts/platform';
import { getInstance } from '@module-federation/runtime';

export type Channel = NonNullable<BrowserRelease['channel']>;

/** A release that the page names. */
export interface NamedRelease {
  name: string;
  version: string;
  channel: Channel;
}

/** A module's region or a fragment in the page. */
export interface Region extends NamedRelease {
  kind: 'module' | 'fragment';
  /** For a module: its current page. For a fragment: its name and contract version. */
  shows: string;
  element: HTMLElement;
  /** Unique, also when the same fragment occurs twice in the page. */
  id: string;
}

/** A version of a shared package, and the release that provided it. */
export interface SharedPackage {
  name: string;
  version: string;
  isLoaded: boolean;
}

/** The shell first, then the modules. */
export function namedReleases({ releases, shell }: Pick<InlinePage, 'releases' | 'shell'>): NamedRelease[] {
  const all = [...(shell ? [{ ...shell, name: 'shell' }] : []), ...releases];
  return all.map(({ name, version, channel = 'stable' }) => ({ name, version, channel }));
}

/** All places in the page, in document order. */
export function regionsInPage(releases: readonly NamedRelease[]): Region[] {
  const elements = document.querySelectorAll<HTMLElement>('#main > [data-module], [data-fragment]');
  return [...elements].flatMap((element, index): Region[] => {
    const { module: region = '', fragment } = element.dataset;
    const [module = '', ...rest] = fragment?.split('/') ?? [region];
    const release = releases.find(({ name }) => name === module);
    if (!release) return [];
    const shown = element.querySelector<HTMLElement>('[data-page]')?.dataset.page ?? element.dataset.page ?? '';
    const id = `${index} ${release.version} ${fragment ?? region}`;
    return [
      fragment === undefined
        ? { ...release, kind: 'module', shows: shown, element, id }
        : { ...release, kind: 'fragment', shows: rest.join('/'), element, id },
    ];
  });
}

/** Federation's shared packages, by name. */
export function sharedPackages(): SharedPackage[] {
  const scopes = Object.values(getInstance()?.shareScopeMap ?? {});
  return scopes
    .flatMap((scope) => Object.entries(scope))
    .flatMap(([name, versions]) =>
      Object.entries(versions).map(([version, { loaded, lib }]) => ({
        name,
        version,
        isLoaded: Boolean(loaded || lib),
      })),
    )
    .sort((one, other) => one.name.localeCompare(other.name));
}
