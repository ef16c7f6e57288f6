/** One test of the failure matrix. */
export interface MatrixCell {
  module: string;
  fault: string;
  outcome: 'passed' | 'failed' | 'skipped';
}

const SIGNS: Record<MatrixCell['outcome'], string> = { passed: '✓', failed: '✗ failed', skipped: 'skipped' };

/** The cells as a Markdown table, one row for each fault and one column for each module, in the order they come. */
export function matrixTable(cells: MatrixCell[]): string {
  const modules = [...new Set(cells.map(({ module }) => module))];
  const faults = [...new Set(cells.map(({ fault }) => fault))];
  const sign = (fault: string, module: string): string => {
    const cell = cells.find((each) => each.fault === fault && each.module === module);
    return cell === undefined ? '' : SIGNS[cell.outcome];
  };
  const rows = faults.map((fault) => [fault, ...modules.map((module) => sign(fault, module))]);
  const lines = [['fault', ...modules], ['---', ...modules.map(() => '---')], ...rows];
  return `# Failure matrix\n\n${lines.map((columns) => `| ${columns.join(' | ')} |`).join('\n')}\n`;
}
