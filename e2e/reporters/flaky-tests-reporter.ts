import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FullConfig, Reporter, Suite, TestCase } from '@playwright/test/reporter';

const FILE = join('reports', 'flaky-tests.md');

/** Lists the tests that passed only on a retry, with the first error: each is a defect, of the test or of the shop. */
export default class FlakyTestsReporter implements Reporter {
  #tests: TestCase[] = [];
  #root = '.';

  onBegin(config: FullConfig, suite: Suite): void {
    this.#root = join(config.configFile ?? '.', '..', '..');
    this.#tests = suite.allTests();
  }

  onEnd(): void {
    if (this.#tests.every(({ results }) => results.length === 0)) return;
    const flaky = this.#tests.filter((test) => test.outcome() === 'flaky').map(entryOf);
    const list = flaky.length === 0 ? 'None.\n' : flaky.join('\n');
    mkdirSync(join(this.#root, 'reports'), { recursive: true });
    writeFileSync(join(this.#root, FILE), `# Flaky tests\n\n${list}`);
    if (flaky.length > 0) process.stdout.write(`\nPassed only when tried again (${FILE}):\n\n${list}\n`);
  }
}

function entryOf(test: TestCase): string {
  const problems = test.results.flatMap(({ errors }) => errors.map(({ message = '' }) => message.slice(0, 600)));
  return `- ${test.titlePath().filter(Boolean).join(' › ')}\n\n  \`\`\`\n  ${problems.join('\n').replaceAll('\n', '\n  ')}\n  \`\`\`\n`;
}
