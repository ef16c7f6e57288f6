import { integrityOf } from '@aksamit/release';
import { bundleRenderWorker } from '../../testing/bundle-render-worker';
import { pageJob } from '../../testing/page-job';
import { until } from '../../testing/until';
import { makeReleaseSet } from '../live/make-release-set';
import { RenderPool } from './render-pool';

const bundle = (first: string, body: string) => `
  ${first}
  const { createElement: h } = require('react');
  exports.module = { contract: 1, async render(context) { ${body};
    return { status: 200, head: { title: 'T' }, element: h('h1', null, 'T'), state: null } } };`;

const sources: Record<string, string> = {
  // First: a process that compiled it ahead would never reach the others.
  hog: bundle(`console.log('compiling hog'); const all = []; for (;;) all.push(new Array(1e5).fill(0.5));`, ''),
  page: bundle(`console.log('compiled page')`, ''),
  other: bundle('', `console.log('rendered other')`),
};

const set = {
  ...makeReleaseSet({ releases: [], pageView: null }),
  bundles: Object.entries(sources).map(([module, source]) => ({
    module,
    version: '1',
    source,
    integrity: integrityOf(source),
  })),
};

const lines: string[] = [];
const timesOf = (text: string) => lines.filter((line) => line === text).length;
let workerFile: string;
let pool: RenderPool;
beforeAll(async () => {
  workerFile = await bundleRenderWorker();
});
beforeEach(() => {
  lines.length = 0;
});
afterEach(() => pool.close());

function open(residentMb: number): void {
  pool = new RenderPool({
    workerFile,
    size: 1,
    limits: { heapMb: 64, dataMb: 256, residentMb },
    // Pulses are effectively off: nothing but a job ends a process here.
    pulseMs: 600_000,
    graceMs: 20_000,
    coldMs: 0,
    queueMs: 600_000,
    warn: () => undefined,
    note: (line) => lines.push(line),
  });
}

const render = (module: string) => pool.render(set, pageJob(module));

test('the process that stands by compiles what has rendered a page, and so does the one after it', async () => {
  open(200);
  await render('page');
  await until(() => timesOf('compiled page') === 2);
  await expect(render('hog')).rejects.toThrow('its process ended');
  const compilations = timesOf('compiling hog');
  await until(() => timesOf('compiled page') >= 3);
  await render('page');
  // A bundle that ends its process while it is compiled is not compiled ahead.
  expect(timesOf('compiling hog')).toBe(compilations);
});

test('nothing is compiled ahead beyond half of the memory that a process may hold', async () => {
  open(10);
  await render('page');
  // Whichever of the first two processes rendered it, both are gone then.
  for (let kill = 0; kill < 2; kill += 1) await expect(render('hog')).rejects.toThrow('its process ended');
  await render('other');
  await render('page');
  await until(() => timesOf('compiled page') === 2);
  const events = lines.filter((line) => /^(?:compiled|rendered) /.test(line));
  expect(events).toEqual(['compiled page', 'rendered other', 'compiled page']);
});
