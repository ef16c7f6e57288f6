import type { BrowserRelease, InlinePage } from '@aksamit/contracts/platform';
import type { HostServices } from '@aksamit/module-sdk/platform';
import { isDeclaredUse } from '../../isomorphic/declared-use';

export interface ModuleServicesOptions {
  page: Pick<InlinePage, 'development'>;
  report(problem: { module: string; version: string; phase: string; error: unknown }): void;
}

const NOTHING_MOUNTED = { update: () => undefined, unmount: () => undefined };

/**
 * The host's services for one module, bound to its identity. Undeclared uses and links without an address throw in
 * development, and are reported once each in production.
 */
export function moduleServices(
  host: HostServices,
  release: Pick<BrowserRelease, 'name' | 'version' | 'uses'>,
  { page, report }: ModuleServicesOptions,
): HostServices {
  const { name: module, version } = release;
  const reported = new Set<string>();
  const refuse = (phase: string, error: Error): void => {
    if (page.development) throw error;
    if (reported.has(phase)) return;
    reported.add(phase);
    // React may be rendering, and a listener may want to render too.
    queueMicrotask(() => report({ module, version, phase, error }));
  };
  return {
    ...host,
    reportDeadLink: (link) => refuse(`link ${link.page}`, link.error),
    mountFragment(target) {
      const id = `${target.module}/${target.name}@${target.version}`;
      if (isDeclaredUse(release, target)) return host.mountFragment(target);
      const what = `Failed to mount ${id}: ${module}@${version} does not declare that it uses it.`;
      refuse(`fragment ${id}`, new Error(`${what} Name it in the manifest's fragments.uses.`));
      return NOTHING_MOUNTED;
    },
  };
}
