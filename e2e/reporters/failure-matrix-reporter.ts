import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FullConfig, Reporter, Suite, TestCase } from '@playwright/test/reporter';
import { type MatrixCell, matrixTable } from './matrix-table';

const ANNOTATION = 'failure-matrix';
const FILE = join('reports', 'failure-matrix.md');

/** Writes the failure matrix, every module by every fault, as a table once all tests have run. */
export default class FailureMatrixReporter implements Reporter {
  #tests: TestCase[] = [];
  #root = '.';

  onBegin(config: FullConfig, suite: Suite): void {
    this.#root = join(config.configFile ?? '.', '..', '..');
    this.#tests = suite.allTests();
  }

  onEnd(): void {
    const cells = this.#tests.flatMap((test): MatrixCell[] => {
      const described = test.annotations.find(({ type }) => type === ANNOTATION)?.description;
      const outcome = test.outcome() === 'skipped' ? 'skipped' : test.ok() ? 'passed' : 'failed';
      return described === undefined ? [] : [{ ...JSON.parse(described), outcome }];
    });
    if (cells.length === 0 || this.#tests.every(({ results }) => results.length === 0)) return;
    const table = matrixTable(cells);
    mkdirSync(join(this.#root, 'reports'), { recursive: true });
    writeFileSync(join(this.#root, FILE), table);
    process.stdout.write(`\n${table}\n${FILE}\n`);
  }
}
