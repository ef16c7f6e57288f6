// `npm run screens`: all screens in three widths, both languages, light and dark, compared with the accepted pictures.
// `npm run screens -- --accept` makes the accepted pictures of those that differ; other flags are Playwright's (`-g catalog`).
import { spawn } from 'node:child_process';
import { createRequire } from 'node:module';

const [isAccepted, flags] = [
  process.argv.includes('--accept'),
  process.argv.slice(2).filter((one) => one !== '--accept'),
];
const cli = createRequire(import.meta.url).resolve('@playwright/test/cli');
const child = spawn(
  process.execPath,
  [
    cli,
    'test',
    '--config=e2e/playwright.config.ts',
    '--project=screens',
    '--retries=0',
    `--update-snapshots=${isAccepted ? 'changed' : 'none'}`,
    ...flags,
  ],
  { stdio: 'inherit', env: { ...process.env, SCREENS: 'all' } },
);
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => child.kill(signal));
child.once('close', (code) => {
  process.exitCode = code ?? 1;
});
