import type { ReleaseManifest } from '@aksamit/contracts/platform';
import { minVersion, satisfies, validRange } from 'semver';
import type { GateRefusal } from './gate-refusal';
import { type GateRule, mayMeet, refusal, releaseId, SHELL_MODULE } from './release-world';

/** The shell provides what every module needs: the platform's contract and the shared packages. */
export const sharedRule: GateRule = (world) => {
  const shells = world.everyone.filter(({ name }) => name === SHELL_MODULE);
  const modules = world.everyone.filter(({ name }) => name !== SHELL_MODULE);
  return shells.flatMap((shell) =>
    modules
      .filter((module) => mayMeet(world, shell, module))
      .flatMap((module) => {
        const candidate = world.isCandidate(module) ? module : shell;
        return [...contractRefusals(shell, module, candidate), ...rangeRefusals(shell, module, candidate)];
      }),
  );
};

function contractRefusals(shell: ReleaseManifest, module: ReleaseManifest, candidate: ReleaseManifest): GateRefusal[] {
  if (shell.contract === module.contract) return [];
  const why =
    candidate === module
      ? `it is built for contract ${module.contract} and ${releaseId(shell)} speaks ${shell.contract}`
      : `it speaks contract ${shell.contract} and ${releaseId(module)} is built for ${module.contract}`;
  const remedy = `Release ${module.name} and a shell of one contract together.`;
  return [refusal('contract', candidate, module, why, remedy)];
}

function rangeRefusals(shell: ReleaseManifest, module: ReleaseManifest, candidate: ReleaseManifest): GateRefusal[] {
  const provided = providedBy(shell);
  return Object.entries(module.shared).flatMap(([name, range]) => {
    const version = provided[name];
    if (version !== undefined && validRange(range) !== null && satisfies(version, range)) return [];
    const has = version === undefined ? `has no ${name}` : `has ${name} ${version}`;
    const why =
      candidate === module
        ? `it needs ${name} ${range} and ${releaseId(shell)} ${has}`
        : `it ${has} and ${releaseId(module)} needs ${range}`;
    const remedy =
      candidate === module
        ? `Release a shell that has ${name} ${range} first, or build ${module.name} against ${version ?? 'the packages that the live shell has'}.`
        : `Release a ${module.name} that is built against ${name} ${version ?? 'nothing'} together with the shell, or keep ${range} in the shell.`;
    return [refusal('shared-range', candidate, module, why, remedy)];
  });
}

/** Shells without `provides` were built against the lowest version of their own ranges. */
function providedBy({ provides, shared }: ReleaseManifest): Readonly<Record<string, string>> {
  if (Object.keys(provides).length > 0) return provides;
  return Object.fromEntries(
    Object.entries(shared).flatMap(([name, range]) => {
      const lowest = validRange(range) === null ? null : minVersion(range);
      return lowest ? [[name, lowest.version]] : [];
    }),
  );
}
