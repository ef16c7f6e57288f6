import { type Bus, type BusHandle, shellTopicIds } from '@aksamit/module-sdk/bus';
// Provided to the modules, in the chunks that islands load; the shell itself needs little of it.
import '@aksamit/module-sdk/http';
import '@aksamit/module-sdk/i18n';
import '@aksamit/module-sdk/lifecycle';
import type { HostServices } from '@aksamit/module-sdk/platform';
import { interceptNavigation, navigator } from '@aksamit/module-sdk/router';
import '@emotion/styled';
import { createSitemap } from '../isomorphic/routing';
import { startSearchSuggestions } from './chrome/search-suggestions';
import { createFragmentHost, type MountFragment } from './fragments/fragment-host';
import { startIslands } from './fragments/start-islands';
import type { HostParts } from './host/host-services';
import { createBus } from './modules/create-bus';
import { createModuleLoader, type ModuleLoader } from './modules/federation';
import { pageFinder } from './navigation/page-finder';

/** What runs on a page of which only the islands do. The full app part takes it over. */
export interface IslandsPart {
  bus: Bus;
  /** The shell's own. */
  shell: BusHandle;
  loader: ModuleLoader;
  host: HostServices;
  mountFragment: MountFragment;
  /** Empties the region of a served islands page. */
  leaveIslands(): void;
  /** From now on navigations by scripts show pages: the whole app part runs. */
  endAlone(): void;
}

let started: IslandsPart | undefined;

/**
 * Starts federation, the bus of modules, fragments and the page's islands, without single-spa and what only pages need.
 * A second call returns what runs.
 */
export function startIslandsPart(parts: HostParts): IslandsPart {
  started ??= start(parts);
  return started;
}

function start(parts: HostParts): IslandsPart {
  const { page, t, problems, session, visitor } = parts;
  const loader = createModuleLoader(page.releases, parts.scripts);
  const bus = createBus(parts);
  const { report } = problems;
  const mountFragment = createFragmentHost({
    page,
    bus,
    loader,
    host: () => host,
    t,
    report,
    onUnauthorised: session.check,
  });
  const host: HostServices = {
    sitemap: createSitemap(page.releases),
    findPage: pageFinder(page),
    renewVisitor: visitor.renew,
    mountFragment,
    // Of a served page head, header and footer are shown already.
    setHead: () => undefined,
  };
  // Nothing here could show another page. Where the app part, which ends this, cannot be had, the page is loaded.
  let isAlone = true;
  interceptNavigation(async (path, kind) => {
    await parts.startApp();
    if (isAlone) location[kind === 'push' ? 'assign' : 'replace'](path);
    else navigator[kind](path);
  });
  const endAlone = () => {
    isAlone = false;
    interceptNavigation(null);
  };
  const leaveIslands = startIslands({
    mount: mountFragment,
    // The mount itself reports a failure.
    load: ({ module, name }) => void loader.load(module, `fragment-${name}`).catch(() => undefined),
  });
  startSearchSuggestions(page.releases, mountFragment);
  const shell = bus.handle('shell', { publishes: shellTopicIds, reads: shellTopicIds });
  return { bus, shell, loader, host, mountFragment, leaveIslands, endAlone };
}
