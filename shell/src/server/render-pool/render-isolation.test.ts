import { brotliDecompressSync } from 'node:zlib';
import { integrityOf } from '@aksamit/release';
import { bundleRenderWorker } from '../../testing/bundle-render-worker';
import { pageJob } from '../../testing/page-job';
import { until } from '../../testing/until';
import { makeReleaseSet } from '../live/make-release-set';
import type { ReleaseSet } from '../model/release-set';
import type { RenderJob } from '../model/render-job';
import { RenderLostError, RenderPool } from './render-pool';

const LIMITS = { heapMb: 64, dataMb: 256, residentMb: 200 };
/** More than Node's program and its libraries take. */
const PROGRAM_MB = 128;

const page = (body: string) => `
  const { createElement: h } = require('react');
  const shown = (value) => ({ status: 200, head: { title: 'T' }, element: h('p', null, value), state: null });
  exports.module = { contract: 1, async render(context) { ${body} } };`;

/** Ways in which a bundle may obtain outside access. Each is attempted, and the page shows the result. */
const WAYS: Record<string, string> = {
  environment: `process.env.SECRET_OF_THE_SERVER`,
  'environment by a new function': `new Function('return process.env')().SECRET_OF_THE_SERVER`,
  'built-in module': `process.getBuiltinModule('fs').readFileSync('/proc/self/environ', 'utf8')`,
  require: `require('node:fs').readFileSync('/proc/self/environ', 'utf8')`,
  import: `(await import('node:fs')).readFileSync('/proc/self/environ', 'utf8')`,
  'import by a new function': `(await new Function('return import("node:fs")')()).readFileSync('/proc/self/environ', 'utf8')`,
  'parent by a new function': `(await new Function('return import("node:fs")')()).readFileSync('/proc/' + 1 + '/environ', 'utf8')`,
  'child process': `(await new Function('return import("node:child_process")')()).execSync('env').toString()`,
  thread: `new (await new Function('return import("node:worker_threads")')()).Worker('1', { eval: true })`,
  fetch: `(await fetch('http://127.0.0.1:9/')).status`,
  http: `require('node:http').get('http://127.0.0.1:9/')`,
  net: `(await import('node:net')).connect(9)`,
  socket: `new WebSocket('ws://127.0.0.1:9/')`,
};

const sources: Record<string, string> = {
  good: page(`return shown('Hello')`),
  reaches: page(`const found = {};
    ${Object.entries(WAYS)
      .map(
        ([way, code]) => `try { ${code}; found[${JSON.stringify(way)}] = 'reached' } catch (error) {
          found[${JSON.stringify(way)}] = error.code ?? error.name }`,
      )
      .join('\n')}
    return shown(JSON.stringify(found))`),
  hog: page(`globalThis.held = []; for (;;) held.push(Buffer.alloc(8 * 1024 * 1024, 1))`),
  slowhog: page(`globalThis.held ??= [];
    for (;;) { held.push(Buffer.alloc(8 * 1024 * 1024, 1)); await new Promise((next) => setTimeout(next, 1)) }`),
  never: page(`await new Promise(() => {})`),
  asks: page(`await context.call('/api/slow'); return shown('answered')`),
  mark: page(
    `const before = globalThis.isMarked; globalThis.isMarked = true; return shown(before ? 'marked before' : 'marked')`,
  ),
  macroloop: page(
    `void (async () => { for (;;) await new Promise((next) => setImmediate(next)) })(); return shown('on')`,
  ),
  interval: page(`globalThis.beats = 0; setInterval(() => { beats += 1 }, 1); return shown('beats')`),
  beats: page(`return shown(String(globalThis.beats))`),
  microloop: page(`setTimeout(async () => { for (;;) await null }, 10); return shown('on')`),
  throwslater: page(`setTimeout(() => { throw new Error('thrown later') }, 1); return shown('on')`),
  talks: page(`console.log('a word'); return shown('said')`),
};

const set: ReleaseSet = {
  ...makeReleaseSet({ releases: [], pageView: null }),
  bundles: Object.entries(sources).map(([module, source]) => ({
    module,
    version: '1',
    source,
    integrity: integrityOf(source),
  })),
};

let pool: RenderPool;
const warnings: string[] = [];
const lines: string[] = [];
beforeAll(async () => {
  process.env.SECRET_OF_THE_SERVER = 'hush';
  pool = new RenderPool({
    workerFile: await bundleRenderWorker(),
    size: 1,
    limits: LIMITS,
    // Shorter than in production, to keep the tests fast.
    pulseMs: 50,
    graceMs: 5_000,
    coldMs: 0,
    queueMs: 30_000,
    warn: (text) => warnings.push(text),
    note: (line) => lines.push(line),
  });
});
afterAll(async () => {
  delete process.env.SECRET_OF_THE_SERVER;
  await pool.close();
});
beforeEach(() => {
  warnings.length = 0;
});

async function render(module: string, job: Partial<RenderJob> = {}): Promise<{ main: string; problem: string }> {
  const made = await pool.render(set, { ...pageJob(module), ...job }, () => new Promise(() => {}));
  if (made.kind !== 'document') throw new Error(`no document: ${made.kind}`);
  const text = brotliDecompressSync(made.content.brotli).toString();
  return { main: /<p>(.*?)<\/p><\/div><\/main>/s.exec(text)?.[1] ?? '', problem: made.problem?.message ?? '' };
}

const untilWarned = (text: string) => until(async () => warnings.join().includes(text));
const expectWell = async () => expect((await render('good')).main).toBe('Hello');

test('a bundle reaches neither the environment, nor files, nor the network, nor other processes', async () => {
  const found: Record<string, string> = JSON.parse((await render('reaches')).main.replaceAll('&quot;', '"'));
  expect(Object.keys(found)).toEqual(Object.keys(WAYS));
  expect(Object.entries(found).filter(([, outcome]) => outcome === 'reached')).toEqual([]);
});

test('what a bundle writes is noted', async () => {
  await render('talks');
  await until(async () => lines.includes('a word'));
});

const onLinux = process.platform === 'linux' ? test : test.skip;
onLinux.each(['hog', 'slowhog'])('memory outside of the heap has an end, and is given back (%s)', async (module) => {
  const rendered = await render(module).catch((error: unknown) => error);
  if (rendered instanceof RenderLostError) {
    // When V8 itself ran out of memory at the limit, it has ended the process.
    expect(rendered.message).toMatch(/out of memory/);
  } else {
    expect(rendered).toMatchObject({ problem: expect.stringMatching(/allocat/i) });
    await untilWarned('it held');
    const [, held] = /it held (\d+) MB/.exec(warnings.join()) ?? [];
    // The limit is for data; resident are the pages of Node's program and libraries too.
    expect(Number(held)).toBeLessThan(LIMITS.dataMb + PROGRAM_MB);
  }
  await expectWell();
});

test('a rendering that is out of time and does not end takes its process with it', async () => {
  expect((await render('never', { deadlineMs: 100 })).problem).not.toBe('');
  await untilWarned('a rendering went on after its time');
  await expectWell();
});

test('a rendering that waited for the API ends with its time and costs no process', async () => {
  // The same process still holds the value.
  expect((await render('mark')).main).toBe('marked');
  expect((await render('asks', { deadlineMs: 100 })).problem).not.toBe('');
  await until(async () => (await render('good')).main === 'Hello');
  expect((await render('mark')).main).toBe('marked before');
});

test.each(['macroloop', 'interval'])(
  'what goes on after its page ends, and is reported with its stack (%s)',
  async (module) => {
    const reported: string[] = [];
    pool.watchUnhandled((stack) => reported.push(stack));
    await render(module);
    await until(() => reported.some((stack) => stack.includes(`${module}@1/server.cjs`)));
    const beats = async () => (await render('beats')).main;
    expect(await beats()).toBe(await beats());
    await expectWell();
  },
);

test('a timer that throws is reported and harms no page', async () => {
  await render('throwslater');
  await untilWarned('thrown later');
  await expectWell();
});

test('a process that is held after its page is replaced', async () => {
  expect((await render('microloop')).main).toBe('on');
  await untilWarned('it gave no sign of life without a page, after microloop@1');
  await expectWell();
});
