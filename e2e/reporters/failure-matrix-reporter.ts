import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FullConfig, Reporter, TestCase } from '@playwright/test/reporter';
import { type MatrixCell, matrixTable } from './matrix-table';

const ANNOTATION = 'failure-matrix';
const FILE = join('reports', 'failure-matrix.md');

/** Writes the failure matrix, every module by every fault, as a table once all tests have run. */
export default class FailureMatrixReporter implements Reporter {
  readonly #cells = new Map<string, { cell: Omit<MatrixCell, 'outcome'>; test: TestCase }>();
  #root = '.';

  onBegin(config: FullConfig): void {
    this.#root = join(config.configFile ?? '.', '..', '..');
  }

  onTestEnd(test: TestCase): void {
    const found = test.annotations.find(({ type }) => type === ANNOTATION)?.description;
    if (found !== undefined) this.#cells.set(test.id, { cell: JSON.parse(found), test });
  }

  onEnd(): void {
    if (this.#cells.size === 0) return;
    const cells = [...this.#cells.values()].map(
      ({ cell, test }): MatrixCell => ({
        ...cell,
        outcome: test.outcome() === 'skipped' ? 'skipped' : test.ok() ? 'passed' : 'failed',
      }),
    );
    const table = matrixTable(cells);
    mkdirSync(join(this.#root, 'reports'), { recursive: true });
    writeFileSync(join(this.#root, FILE), table);
    process.stdout.write(`\n${table}\n${FILE}\n`);
  }
}
