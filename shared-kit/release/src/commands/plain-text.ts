/** `2026-11-21 10:46 UTC`. */
export function plainTime(at: Date | string): string {
  return `${new Date(at).toISOString().slice(0, 16).replace('T', ' ')} UTC`;
}

/** `412.3 KB`. */
export function plainSize(bytes: number): string {
  return `${(bytes / 1024).toFixed(1)} KB`;
}

/** Formats rows as lines with aligned columns. */
export function plainTable(rows: string[][]): string[] {
  const widths = (rows[0] ?? []).map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  return rows.map((row) =>
    row
      .map((cell, column) => cell.padEnd(widths[column] ?? 0))
      .join('  ')
      .trimEnd(),
  );
}
