/** `npm run dev` as a person runs it, in a copy of the workspace, in front of a page server on a free port. */
import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { portProblem } from '@aksamit/build/port-problem';
import type { InlinePage } from '@aksamit/contracts/platform';
import { WebSocket } from 'ws';
import { startTestServer, type TestServer } from '../../shell/src/testing/start-test-server';
import { sendJson } from '../../shell/src/testing/stub-api';
import { eachLine } from './start/log-file';
import { ensureRelease } from './start/releases';
import { copyWorkspace } from './testing/copy-workspace';

const root = join(__dirname, '..', '..');
const PORT = 21_360;
const origin = `http://localhost:${PORT}`;
const TIMEOUT_MS = 300_000;

let workspace: string;
let shop: TestServer;
let dev: ChildProcess;
let socket: WebSocket;
const lines: string[] = [];

/** A fragment that the module offers from one moment on. */
const WRAPPING = `
import { defineFragment } from '@aksamit/module-sdk/fragments';
import { z } from 'zod';

export default defineFragment({
  name: 'wrapping',
  version: 1,
  rendering: 'private',
  props: z.object({ paper: z.string() }),
  reservedHeightPx: 0,
  component: Wrapping,
  texts: { pl: {}, en: {} },
});

function Wrapping({ paper }: { paper: string }) {
  return paper;
}
`;
const messages: { type: string; data?: unknown }[] = [];

const inModule = (path: string): string => join(workspace, 'mfe-gift-cards', path);
const replaceIn = (path: string, from: string, to: string): void =>
  writeFileSync(inModule(path), readFileSync(inModule(path), 'utf8').replace(from, to));

async function until<T>(look: () => T | undefined | Promise<T | undefined>): Promise<T> {
  for (;;) {
    const found = await look();
    if (found !== undefined) return found;
    if (dev.exitCode !== null) throw new Error(`npm run dev ended:\n${lines.join('\n')}`);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

/** Starts where it cannot work; returns its output. */
async function startAndFail(folder: string, ...flags: string[]): Promise<string> {
  const program = [
    join(workspace, 'shared-kit/workspace/run.mjs'),
    join(workspace, 'shared-kit/workspace/dev-module.ts'),
  ];
  const child = spawn(process.execPath, [...program, ...flags], { cwd: folder, stdio: ['ignore', 'ignore', 'pipe'] });
  let output = '';
  child.stderr.on('data', (chunk) => {
    output += String(chunk);
  });
  expect(await new Promise((resolve) => child.once('close', resolve))).toBe(1);
  return output.trim();
}

/** The next message of a type, of those that come after the call. */
function nextMessage(type: string): Promise<{ type: string; data?: unknown }> {
  const known = messages.length;
  return until(() => messages.slice(known).find((message) => message.type === type));
}

async function loadPage(path: string): Promise<{ status: number; html: string; inline: InlinePage }> {
  const answer = await fetch(origin + path, { headers: { accept: 'text/html' } });
  const html = await answer.text();
  const json = /id="aksamit-page">([\s\S]*?)<\/script>/.exec(html)?.[1] ?? '{}';
  return { status: answer.status, html, inline: JSON.parse(json) };
}

const load = async (path: string): Promise<string> => {
  const answer = await fetch(origin + path);
  return answer.status === 200 ? answer.text() : `status ${answer.status}`;
};

beforeAll(async () => {
  workspace = mkdtempSync(join(realpathSync(tmpdir()), 'aksamit-workspace-'));
  await ensureRelease(root, 'shell', 'development');
  copyWorkspace(root, workspace);
  const program = ['shared-kit/workspace/run.mjs', 'shared-kit/workspace/new-module.ts', 'gift-cards'];
  execFileSync(process.execPath, [...program, '--prefix', '/prezenty'], { cwd: workspace, stdio: 'pipe' });
  shop = await startTestServer([
    { name: 'shell' },
    {
      name: 'content',
      pages: [{ name: 'home', layout: 'plain', rendering: 'private', patterns: { pl: ['/'], en: ['/'] } }],
    },
  ]);
  dev = spawn(
    process.execPath,
    [
      '../shared-kit/workspace/run.mjs',
      '../shared-kit/workspace/dev-module.ts',
      '--shell',
      shop.origin,
      '--port',
      String(PORT),
    ],
    { cwd: inModule('.'), stdio: ['ignore', 'pipe', 'pipe'] },
  );
  for (const stream of [dev.stdout, dev.stderr])
    stream?.on(
      'data',
      eachLine((line) => lines.push(line)),
    );
  await until(() => lines.find((line) => line.startsWith('ready ')));
  socket = new WebSocket(`ws://localhost:${PORT}/ws`, { origin });
  socket.on('message', (text) => messages.push(JSON.parse(String(text))));
  await until(() => messages.find(({ type }) => type === 'ok'));
}, TIMEOUT_MS);

afterAll(async () => {
  socket?.terminate();
  dev?.kill('SIGKILL');
  await shop?.close();
  rmSync(workspace, { recursive: true, force: true });
}, TIMEOUT_MS);

describe('npm run dev', () => {
  it('reports where to look', () => {
    expect(lines.at(-1)).toBe(`ready ${origin}/prezenty/`);
  });

  it('puts a module that the shop does not know into its pages', async () => {
    const { status, html, inline } = await loadPage('/prezenty/');
    expect(status).toBe(200);
    expect(inline.match).toEqual({ module: 'gift-cards', page: 'start', params: {} });
    expect(inline.releases.map(({ name, channel }) => `${name} ${channel ?? 'stable'}`).sort()).toEqual([
      'content stable',
      'gift-cards development',
    ]);
    expect(html).toContain('id="shell-header" data-ssr');
    const shellScript = /<script defer src="([^"]+)"><\/script>/.exec(html)?.[1] ?? '';
    expect(await load(shellScript)).toContain('webpack');
  });

  it('serves its scripts, to pages of other origins too', async () => {
    const { inline } = await loadPage('/');
    const release = inline.releases.find(({ name }) => name === 'gift-cards');
    const entry = await load(`${release?.baseUrl}${release?.entry}`);
    expect(entry).toContain('aksamit_gift_cards');
    // React's production build, which a preview in a deployed shop has, does not provide it.
    expect(entry).not.toContain('react/jsx-dev-runtime');
    const bare = await fetch(`${origin}/remoteEntry.js`);
    expect([bare.status, bare.headers.get('access-control-allow-origin')]).toEqual([200, '*']);
  });

  it('passes calls on as the shop’s own', async () => {
    shop.api.on('POST', '/api/leads', (call, response) => sendJson(response, 201, { data: call.body }));
    const headers = { origin, 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' };
    const answer = await fetch(`${origin}/api/leads`, { method: 'POST', headers, body: '{"a":1}' });
    expect([answer.status, await answer.json()]).toEqual([201, { data: '{"a":1}' }]);
    const foreign = { ...headers, origin: 'http://evil.example', 'sec-fetch-site': 'cross-site' };
    expect((await fetch(`${origin}/api/leads`, { method: 'POST', headers: foreign, body: '{}' })).status).toBe(403);
  });
});

describe('a change while npm run dev serves', () => {
  it('builds a changed text and notifies open pages, which request the difference', async () => {
    const before = messages.findLast(({ type }) => type === 'hash')?.data;
    const notified = nextMessage('ok');
    replaceIn('src/locales/pl.json', 'Tu powstaje', 'Tu już jest');
    await notified;
    const release = (await loadPage('/')).inline.releases.find(({ name }) => name === 'gift-cards');
    const folder = `${release?.baseUrl}browser/`;
    const names = await fetch(`${origin}${folder}aksamit_gift_cards.${before}.hot-update.json`);
    expect(names.status).toBe(200);
    const { c: chunks } = (await names.json()) as { c: string[] };
    const updates = await Promise.all(chunks.map((chunk) => load(`${folder}${chunk}.${before}.hot-update.js`)));
    expect(updates.join('')).toContain('Tu już jest');
  });

  it('reports an error and continues when it is fixed', async () => {
    const failed = nextMessage('errors');
    replaceIn('src/pages/start.page.tsx', 'return (', 'return ((');
    expect(JSON.stringify((await failed).data)).toContain('start.page.tsx');
    const mended = nextMessage('ok');
    replaceIn('src/pages/start.page.tsx', 'return ((', 'return (');
    await mended;
    expect((await loadPage('/prezenty/')).status).toBe(200);
  });

  it('reports what only the server cannot render, with the source, in open pages and in the terminal', async () => {
    await loadPage('/prezenty/?campaign=1');
    const failed = nextMessage('errors');
    replaceIn('src/pages/start.page.tsx', 'return (', 'const width = window.innerWidth;\n  return (');
    const data = JSON.stringify((await failed).data);
    expect(data).toContain('The server cannot render /prezenty/ (page start)');
    expect(data).toMatch(/ReferenceError: window is not defined.*start\.page\.tsx:\d+/);
    await until(() => lines.find((line) => line.includes('window is not defined')));
    expect((await loadPage('/prezenty/')).status).toBe(200);
    // A page that is opened later is notified as well.
    const late = new WebSocket(`ws://localhost:${PORT}/ws`, { origin });
    const shown = await new Promise<string>((resolve) => {
      late.on('message', (text) => String(text).includes('cannot render') && resolve(String(text)));
    });
    late.terminate();
    expect(shown).toContain('start.page.tsx');
    replaceIn('src/pages/start.page.tsx', 'const width = window.innerWidth;\n  ', '');
    await until(() => lines.find((line) => line === 'The server renders this page again.'));
  });
});

describe('a changed manifest or address', () => {
  it('follows a changed address', async () => {
    expect((await loadPage('/karty/')).status).toBe(404);
    const notified = nextMessage('static-changed');
    replaceIn('src/pages/start.page.tsx', `pl: ['/prezenty/']`, `pl: ['/prezenty/', '/karty/']`);
    await notified;
    expect((await loadPage('/karty/')).inline.match?.module).toBe('gift-cards');
  });

  it('begins anew for a fragment more', async () => {
    mkdirSync(inModule('src/fragments'));
    writeFileSync(inModule('src/fragments/wrapping.fragment.tsx'), WRAPPING);
    const entry = '/assets/gift-cards/development/browser/remoteEntry.js';
    await until(async () => {
      const text = await load(entry).catch(() => '');
      return text.includes('./fragment-wrapping') || undefined;
    });
    const { inline } = await loadPage('/');
    expect(inline.releases.find(({ name }) => name === 'gift-cards')?.fragments).toEqual([
      { name: 'wrapping', version: 1, rendering: 'private', reservedHeightPx: 0 },
    ]);
  });
});

describe('the end of npm run dev', () => {
  it('ends when asked to, and leaves the port free', async () => {
    const ended = new Promise((resolve) => dev.once('exit', resolve));
    dev.kill('SIGINT');
    expect(await ended).toBe(0);
    expect(await portProblem(PORT)).toBeUndefined();
  });
});

describe('obstacles are reported in one sentence', () => {
  it('a shop that does not answer', async () => {
    const output = await startAndFail(inModule('.'), '--shell', 'http://localhost:1', '--port', String(PORT + 1));
    expect(output).toMatch(/^Failed to reach the shop at http:\/\/localhost:1: .*Correct --shell\.$/);
  });

  it('a taken port', async () => {
    const { port } = new URL(shop.origin);
    const output = await startAndFail(inModule('.'), '--shell', shop.origin, '--port', port);
    expect(output).toMatch(/^Failed to start: port \d+ is taken\..* --port\.$/);
  });

  it('a folder that is no module', async () => {
    expect(await startAndFail(workspace)).toMatch(/^Failed to start: .* is no module\. .*mfe-catalog\.$/);
  });
});
