import { AREAS, QUICK } from './areas';
import { addOutcomes, NOTHING, type Outcome } from './outcome';

/** Names of the areas that the arguments ask for; undefined when one of them is unknown. */
export function chosenAreas(asked: string[]): string[] | undefined {
  if (asked.length === 0) return Object.keys(AREAS);
  const names = asked.flatMap((name) => (name === 'quick' ? QUICK : [name]));
  return names.every((name) => Object.hasOwn(AREAS, name)) ? [...new Set(names)] : undefined;
}

async function runArea(root: string, name: string): Promise<Outcome> {
  const area = AREAS[name];
  if (area === undefined) return { passed: 0, failed: 1 };
  const began = Date.now();
  process.stdout.write(`\n== ${area.title} (npm test -- ${name})\n`);
  let outcome: Outcome;
  try {
    outcome = await area.run(root);
  } catch (error) {
    process.stdout.write(`${error instanceof Error ? error.message : error}\n`);
    outcome = { passed: 0, failed: 1 };
  }
  const seconds = ((Date.now() - began) / 1000).toFixed(1);
  process.stdout.write(`-- ${name}: ${outcome.passed} passed, ${outcome.failed} failed, ${seconds} s\n`);
  return outcome;
}

/**
 * Runs the areas one after the other.
 * @param asked names of areas, or `quick`; none: all
 * @returns exit code: 0 all passed, 1 something failed, 2 unknown area
 */
export async function runTests(root: string, asked: string[]): Promise<number> {
  const names = chosenAreas(asked);
  if (names === undefined) {
    process.stderr.write(
      `Failed to test "${asked.join(' ')}": there is no such area. Choose from quick, ${Object.keys(AREAS).join(', ')}.\n`,
    );
    return 2;
  }
  let total = NOTHING;
  for (const name of names) total = addOutcomes(total, await runArea(root, name));
  process.stdout.write(`\n${total.passed} passed, ${total.failed} failed\n`);
  return total.failed === 0 && total.passed > 0 ? 0 : 1;
}
