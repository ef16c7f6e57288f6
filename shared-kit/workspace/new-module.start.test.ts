/** A new module, from nothing to a served page: the commands as a person runs them, in a copy of the workspace. */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { hashInputs } from '@aksamit/build/release-inputs';
import { publishAndPromote } from '@aksamit/release';
import { createPageCheck } from '../../shell/src/page-check/page-check';
import { bundleRenderWorker } from '../../shell/src/testing/bundle-render-worker';
import { startTestServer, type TestServer } from '../../shell/src/testing/start-test-server';
import { releasedModules } from './packages';
import { builtFolder, ensureReleases } from './start/releases';
import { copyWorkspace } from './testing/copy-workspace';

const root = join(__dirname, '..', '..');
const TIMEOUT_MS = 300_000;

let workspace: string;
let server: TestServer | undefined;

/** Runs a program of the copy and gives what it printed. */
const run = (program: string, ...args: string[]): string =>
  execFileSync(process.execPath, [program, ...args], { cwd: workspace, encoding: 'utf8', stdio: 'pipe' });

const runTypeScript = (program: string, ...args: string[]): string =>
  run('shared-kit/workspace/run.mjs', `shared-kit/workspace/${program}`, ...args);

/** Contents of the folders of all modules and the kit. */
const neighbours = (): string =>
  hashInputs(
    [...releasedModules(root), 'shared-kit', 'commerce-api', 'e2e'].map((folder) => join(workspace, folder)),
    [],
  );

beforeAll(() => {
  workspace = mkdtempSync(join(realpathSync(tmpdir()), 'aksamit-workspace-'));
  copyWorkspace(root, workspace);
}, TIMEOUT_MS);
afterAll(async () => {
  await server?.close();
  rmSync(workspace, { recursive: true, force: true });
}, TIMEOUT_MS);

describe('npm run new-module', () => {
  it(
    'makes a module beside the others and changes none of them',
    () => {
      const before = neighbours();
      const output = runTypeScript('new-module.ts', 'gift-cards', '--prefix', '/prezenty', '--prefix-en', '/presents');
      expect(output).toContain('made mfe-gift-cards/manifest.ts');
      expect(neighbours()).toBe(before);
      expect(releasedModules(workspace)).toEqual([...releasedModules(root), 'mfe-gift-cards'].sort(shellFirst));
    },
    TIMEOUT_MS,
  );

  it(
    'makes one that passes types, lint and its own tests, and needs no install',
    () => {
      run('node_modules/typescript/bin/tsc', '-p', 'mfe-gift-cards');
      run('node_modules/@biomejs/biome/bin/biome', 'check', '--error-on-warnings', 'mfe-gift-cards');
      run('node_modules/jest/bin/jest.js', '--selectProjects', 'unit', 'unit-browser', '--', 'mfe-gift-cards');
      expect(
        run('-e', `import('./shared-kit/workspace/install.mjs').then((m) => console.log(m.isInstalled('.')))`),
      ).toBe('true\n');
    },
    TIMEOUT_MS,
  );

  it(
    'makes one that builds, passes the gate beside all that is live, renders on the server, and is served',
    async () => {
      // It is ready once something is live.
      server = await startTestServer([{ name: 'first' }]);
      const live = await ensureReleases(root, 'production');
      const checkPages = createPageCheck({ workerFile: bundleRenderWorker });
      const { findings } = await publishAndPromote(
        server.store,
        live.map(({ folder }) => folder),
        { checkPages },
      );
      expect(findings).toEqual([]);
      const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm';
      const output = execFileSync(npm, ['run', 'build', '-w', 'mfe-gift-cards'], {
        cwd: workspace,
        encoding: 'utf8',
        stdio: 'pipe',
      });
      const folder = builtFolder(output) ?? '';
      expect(readFileSync(join(folder, 'manifest.json'), 'utf8')).toContain('"/prezenty/"');
      expect((await publishAndPromote(server.store, folder, { checkPages })).findings).toEqual([]);

      const page = await untilServed(`${server.origin}/prezenty/`);
      expect(page).toMatch(/<h1[^>]*>GiftCards<\/h1>/);
      expect(page).toContain('data-module="gift-cards"');
      expect(await untilServed(`${server.origin}/en/presents/`)).toMatch(/<h1[^>]*>GiftCards<\/h1>/);
    },
    TIMEOUT_MS,
  );

  it(
    'refuses an address or a name that is taken',
    () => {
      const refused = (...args: string[]) => expect(() => runTypeScript('new-module.ts', ...args));
      refused('more-gifts', '--prefix', '/prezenty').toThrow(/belongs to gift-cards, page start/);
      refused('gift-cards', '--prefix', '/other').toThrow(/name gift-cards already/);
      refused('blogs', '--prefix', '/blogi', '--prefix-en', '/blog').toThrow(/--prefix-en\) belongs to content/);
    },
    TIMEOUT_MS,
  );
});

function shellFirst(a: string, b: string): number {
  if (a === 'shell' || b === 'shell') return a === 'shell' ? -1 : 1;
  return a < b ? -1 : 1;
}

/** The page server follows the store within two seconds. */
async function untilServed(address: string): Promise<string> {
  for (;;) {
    const answer = await fetch(address);
    const text = await answer.text();
    if (answer.status === 200) return text;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}
