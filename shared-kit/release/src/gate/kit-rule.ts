import type { ReleaseManifest } from '@aksamit/contracts/platform';
import type { GateRefusal } from './gate-refusal';
import { type GateRule, mayMeet, refusal, releaseId, SHELL_MODULE } from './release-world';

/**
 * The shell's kit has every export that a module calls. Versions prove little here, since both are built from one tree.
 */
export const kitRule: GateRule = (world) => {
  const shells = world.everyone.filter(({ name }) => name === SHELL_MODULE);
  const modules = world.everyone.filter(({ name }) => name !== SHELL_MODULE);
  return shells.flatMap((shell) =>
    modules
      .filter((module) => mayMeet(world, shell, module))
      .flatMap((module) => kitRefusals(shell, module, world.isCandidate(module))),
  );
};

function kitRefusals(shell: ReleaseManifest, module: ReleaseManifest, isNew: boolean): GateRefusal[] {
  const { providesKit } = shell;
  // Older shells and modules declare nothing: that is no reason to refuse.
  if (providesKit === undefined) return [];
  const lacking = Object.entries(module.usesKit ?? {}).flatMap(([subpath, names]) =>
    names.filter((name) => !providesKit[subpath]?.includes(name)).map((name) => `${name} of ${subpath}`),
  );
  if (lacking.length === 0) return [];
  const what = lacking.join(', ');
  return isNew
    ? [
        refusal(
          'kit-export',
          module,
          module,
          `it calls ${what} of the shared kit, and ${releaseId(shell)} does not bring it`,
          `Release a shell built from these sources first, or build ${module.name} against the kit of the live shell.`,
        ),
      ]
    : [
        refusal(
          'kit-export',
          shell,
          module,
          `${releaseId(module)} calls ${what} of the shared kit, which it does not bring`,
          `Keep it in the kit until ${module.name} is released without it.`,
        ),
      ];
}
