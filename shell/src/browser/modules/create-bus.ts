import { Bus } from '@aksamit/module-sdk/bus';
import type { HostParts } from '../host/host-services';

/** The bus as modules use it, over the state that the host has. */
export function createBus({ page, bus, problems }: Pick<HostParts, 'page' | 'bus' | 'problems'>): Bus {
  const versionOf = (module: string) => page.releases.find(({ name }) => name === module)?.version ?? '';
  return new Bus(
    {
      development: page.development,
      onViolation: ({ module, topic, message }) =>
        problems.report({ module, version: versionOf(module), phase: `bus ${topic}`, error: new Error(message) }),
    },
    bus,
  );
}
