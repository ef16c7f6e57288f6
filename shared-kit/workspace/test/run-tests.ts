import { AREAS, QUICK } from './areas';
import { addOutcomes, NOTHING, type Outcome } from './outcome';
import { repeatTouched } from './repeat-touched';

/** Names of the areas in the arguments; undefined when one of them is unknown. */
export function chosenAreas(asked: string[]): string[] | undefined {
  if (asked.length === 0) return Object.keys(AREAS);
  const names = asked.flatMap((name) => (name === 'quick' ? QUICK : [name]));
  return names.every((name) => Object.hasOwn(AREAS, name)) ? [...new Set(names)] : undefined;
}

async function runTimed(name: string, run: () => Promise<Outcome>): Promise<Outcome> {
  const began = Date.now();
  let outcome: Outcome;
  try {
    outcome = await run();
  } catch (error) {
    process.stdout.write(`${error instanceof Error ? error.message : error}\n`);
    outcome = { passed: 0, failed: 1 };
  }
  const seconds = ((Date.now() - began) / 1000).toFixed(1);
  process.stdout.write(`-- ${name}: ${outcome.passed} passed, ${outcome.failed} failed, ${seconds} s\n`);
  return outcome;
}

async function runArea(root: string, name: string): Promise<Outcome> {
  const area = AREAS[name];
  if (area === undefined) return { passed: 0, failed: 1 };
  process.stdout.write(`\n== ${area.title} (npm test -- ${name})\n`);
  return runTimed(name, () => area.run(root));
}

const MOST_REPEATS = 100;

/** Times and commit of `repeat 10 [commit]`; undefined when it has another form. */
export function repeatAsked([command, times, since, ...more]: string[]): { times: number; since?: string } | undefined {
  const count = Number(times);
  if (command !== 'repeat' || more.length > 0) return undefined;
  if (!Number.isInteger(count) || count < 1 || count > MOST_REPEATS) return undefined;
  return { times: count, ...(since === undefined ? {} : { since }) };
}

function conclude(total: Outcome): number {
  process.stdout.write(`\n${total.passed} passed, ${total.failed} failed\n`);
  return total.failed === 0 && total.passed > 0 ? 0 : 1;
}

/**
 * Runs the areas one after the other, or repeats the test files that the branch touches.
 * @param asked names of areas, or `quick`, or `repeat <times> [commit]`; none: all areas
 * @returns exit code: 0 all passed, 1 something failed, 2 unknown area
 */
export async function runTests(root: string, asked: string[]): Promise<number> {
  const repeat = repeatAsked(asked);
  if (repeat) return conclude(await runTimed('repeat', () => repeatTouched(root, repeat.times, repeat.since)));
  const names = chosenAreas(asked);
  if (names === undefined) {
    process.stderr.write(
      `Failed to test "${asked.join(' ')}": there is no such area. Choose from quick, ${Object.keys(AREAS).join(', ')}, repeat <times> [commit].\n`,
    );
    return 2;
  }
  let total = NOTHING;
  for (const name of names) total = addOutcomes(total, await runArea(root, name));
  return conclude(total);
}
