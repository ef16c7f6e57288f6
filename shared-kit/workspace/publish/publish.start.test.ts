/**
 * From commits to a stranger's release: Lerna versions and publishes the packages of the kit to a Verdaccio of this test's
 * own; from there they are installed in an empty folder, type-checked, and build a module that a store takes and a page server
 * renders. Other packages come from npm's configured registry, through npm's cache.
 */
import { execFile } from 'node:child_process';
import { appendFileSync, mkdirSync, mkdtempSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { releaseManifest } from '@aksamit/contracts/platform';
import { publishAndPromote } from '@aksamit/release';
import { inc } from 'semver';
import { startTestServer, type TestServer } from '../../../shell/src/testing/start-test-server';
import { commitCopy, type Git } from './testing/committed-copy';
import { startOutsideDev } from './testing/outside-dev';
import { CONSUMER, GIFT_PAGE } from './testing/outside-sources';
import { type PackageRegistry, startPackageRegistry } from './testing/package-registry';

const root = join(__dirname, '..', '..', '..');
const TIMEOUT_MS = 600_000;
const PUBLISHED = ['build', 'contracts', 'create-aksamit-module', 'module-sdk', 'release', 'ui'];

const execute = promisify(execFile);
let scratch: string;
let registry: PackageRegistry;
let server: TestServer | undefined;

/** Runs a program that finds the kit in the registry of this test. @throws with all that it printed */
async function run(folder: string, command: string, ...args: string[]): Promise<string> {
  const env = {
    ...process.env,
    NODE_ENV: undefined,
    NX_DAEMON: 'false',
    'npm_config_@aksamit:registry': registry.origin,
    npm_config_fetch_retries: '5',
    npm_config_audit: 'false',
    npm_config_fund: 'false',
  };
  try {
    return (await execute(command, args, { cwd: folder, env, maxBuffer: 64 << 20, timeout: TIMEOUT_MS })).stdout;
  } catch (error) {
    const { stdout = '', stderr = '' } = Object(error);
    throw new Error(`Failed to run ${command} ${args.join(' ')}:\n${stdout}\n${stderr}`);
  }
}

const readJson = (file: string): Record<string, unknown> => JSON.parse(readFileSync(file, 'utf8'));

beforeAll(async () => {
  scratch = mkdtempSync(join(realpathSync(tmpdir()), 'aksamit-publish-'));
  registry = await startPackageRegistry(join(scratch, 'registry'));
}, TIMEOUT_MS);
afterAll(async () => {
  await server?.close();
  await registry?.close();
  rmSync(scratch, { recursive: true, force: true });
}, TIMEOUT_MS);

it(
  'publishes every package of the kit in the version of its commits',
  async () => {
    const copy = join(scratch, 'workspace');
    const author = ['-c', 'user.name=A', '-c', 'user.email=a@example.com', '-c', 'core.hooksPath='];
    const git: Git = (...args) => run(copy, 'git', ...author, ...args);
    await commitCopy(root, copy, git);
    // npm publishes for somebody only; this registry accepts anybody.
    appendFileSync(join(copy, '.npmrc'), `//${new URL(registry.origin).host}/:_authToken=anybody\n`);
    const lerna = join(root, 'node_modules/lerna/dist/cli.js');
    await run(copy, process.execPath, lerna, 'version', '--yes', '--no-push', '--no-git-tag-version');
    await git('commit', '-qam', 'chore: release\n\nNext.');
    await run(copy, process.execPath, lerna, 'publish', 'from-package', '--yes', '--registry', registry.origin);
    for (const folder of PUBLISHED) {
      const { name, version } = readJson(join(root, 'shared-kit', folder, 'package.json'));
      // What depends on the changed package is released with it.
      const published = await run(scratch, 'npm', 'view', String(name), 'version', '--registry', registry.origin);
      expect([name, published.trim()]).toEqual([name, inc(String(version), 'patch')]);
    }
  },
  TIMEOUT_MS,
);

/** Makes the module by the example in the command’s help, and gives its folder. */
async function createdModule(): Promise<string> {
  const empty = join(scratch, 'team');
  mkdirSync(empty);
  await run(
    empty,
    'npm',
    'create',
    '--yes',
    '--registry',
    registry.origin,
    // npm runs a creator that it has installed before, whatever is published since.
    '--cache',
    join(scratch, 'npm-cache'),
    'aksamit-module',
    'gift-cards',
    '--',
    '--prefix',
    '/prezenty',
  );
  const folder = join(empty, 'mfe-gift-cards');
  await run(folder, 'npm', 'install', '--ignore-scripts', '--save-dev', '@aksamit/release');
  return folder;
}

const SITE_PAGES = 'src/site-pages.d.ts';

/** Folder of the created module. */
let folder: string;

describe('a module in an empty folder', () => {
  beforeAll(async () => {
    folder = await createdModule();
    // Ready once something is live.
    server = await startTestServer([{ name: 'shell' }, { name: 'first' }]);
  }, TIMEOUT_MS);

  it(
    'has types, of its pages too',
    async () => {
      const created = readFileSync(join(folder, SITE_PAGES), 'utf8');
      await run(folder, 'npm', 'run', 'types');
      expect(readFileSync(join(folder, SITE_PAGES), 'utf8')).toBe(created);

      writeFileSync(join(folder, 'src/pages/gift.page.tsx'), GIFT_PAGE);
      writeFileSync(join(folder, 'src/consumer.ts'), CONSUMER);
      await run(folder, 'npm', 'run', 'types');
      rmSync(join(folder, 'src/consumer.ts'));
    },
    TIMEOUT_MS,
  );

  it(
    'runs its tests, in Node and in a simulated browser',
    async () => {
      const { success, numPassedTests } = JSON.parse(await run(folder, 'npm', 'test', '--silent', '--', '--json'));
      expect({ success, numPassedTests }).toEqual({ success: true, numPassedTests: 3 });

      const broken = join(folder, 'src/locales/broken.test.ts');
      writeFileSync(broken, "test('is wrong', () => expect(1).toBe(2));");
      await expect(run(folder, 'npm', 'test', '--', 'broken')).rejects.toThrow('1 failed');
      rmSync(broken);
    },
    TIMEOUT_MS,
  );
});

describe('the module under development', () => {
  it(
    'is shown from its sources inside of a shop that runs, and pages reload after a change',
    async () => {
      const dev = await startOutsideDev(folder, server?.origin ?? '');
      let code: number | null = null;
      try {
        const page = await fetch(`${dev.origin}/prezenty/`, { headers: { accept: 'text/html' } });
        const html = await page.text();
        expect([page.status, html.includes('/assets/gift-cards/development/')]).toEqual([200, true]);
        // The shop's own shell runs it.
        expect(html).toContain('/assets/shell/1.0.0/');

        const reloads = dev.nextMessage('ok');
        const texts = join(folder, 'src/locales/pl.json');
        writeFileSync(texts, readFileSync(texts, 'utf8').replace('Tu powstaje', 'Tu już jest'));
        await reloads;
        const scripts = await dev.scripts();
        expect(scripts).toContain('Tu już jest');
        // Nothing is replaced in a running page: webpack's means for that are not there.
        expect(scripts).not.toContain('aksamit-texts-changed');

        const thrown = dev.nextMessage('errors');
        const source = join(folder, 'src/pages/start.page.tsx');
        const good = readFileSync(source, 'utf8');
        writeFileSync(source, good.replace('return (', 'const width = window.innerWidth;\n  return ('));
        expect(JSON.stringify(await thrown)).toMatch(/cannot render .prezenty.*window is not defined/);
        writeFileSync(source, good);
      } finally {
        code = await dev.stop();
      }
      expect(code).toBe(0);
    },
    TIMEOUT_MS,
  );
});

describe('its release', () => {
  let release: string;

  it(
    'is built, with its pages, what it uses of the kit and the shapes of its calls',
    async () => {
      release = /, in (.+)$/m.exec(await run(folder, 'npm', 'run', 'build'))?.[1] ?? '';
      const manifest = releaseManifest.parse(readJson(join(release, 'manifest.json')));
      expect(manifest).toMatchObject({ name: 'gift-cards', contract: 1, links: [] });
      expect(manifest.pages.map(({ name }) => name).sort()).toEqual(['gift', 'start']);
      expect(manifest.entries.chunks['page-gift']).toHaveLength(1);
      // Its own files call these, and components of the kit that it bundles.
      expect(manifest.usesKit).toMatchObject({
        i18n: expect.arrayContaining(['useTranslate']),
        http: expect.arrayContaining(['createApiClient']),
      });
      const shapes = manifest.files.find(({ path }) => path.includes('later-response-contract'));
      expect(readFileSync(join(release, shapes?.path ?? ''), 'utf8')).toContain('POST /file-uploads');
    },
    TIMEOUT_MS,
  );

  it(
    'is taken into a store, and served',
    async () => {
      const published = await run(folder, 'npx', 'aksamit-release', 'publish', release, '--api-version', '1');
      expect(published).toMatch(/^gift-cards@\S+ is published: \d+ files\.$/m);
      expect(await run(folder, 'npx', 'aksamit-release', 'list')).toContain('gift-cards');

      if (!server) throw new Error('Failed to publish: the page server did not start.');
      await publishAndPromote(server.store, release, { ungated: true });
      expect(await served('/prezenty/')).toMatch(/<h1[^>]*>GiftCards<\/h1>/);
      const page = await served('/prezenty/laser/');
      expect(page).toMatch(/<h1[^>]*>laser,function,function<\/h1>/);
      expect(page).toContain('<title>Loaded on the server</title>');
      // Those of the shop's menus are not there.
      expect(server.logged.filter((line) => !line.includes('links to pages that are not live'))).toEqual([]);
    },
    TIMEOUT_MS,
  );
});

/** The page server follows the store within two seconds. */
async function served(path: string): Promise<string> {
  for (;;) {
    const answer = await fetch(`${server?.origin}${path}`);
    const text = await answer.text();
    if (answer.status === 200) return text;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}
