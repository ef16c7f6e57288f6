import type { ServerProblem } from '@aksamit/contracts';
import { ReleaseProblems } from './release-problems';

function watched() {
  const reported: ServerProblem[] = [];
  const unhandled: string[] = [];
  const problems = new ReleaseProblems({
    renderProblems: { unhandled: (release) => unhandled.push(release) },
    serverProblems: { report: (problem) => reported.push(problem) },
    channelOf: (module, version) => (version.startsWith('9.') ? undefined : module === 'catalog' ? 'canary' : 'stable'),
  });
  return { problems, reported, unhandled };
}

test('a release that cannot be read is reported by its name and channel', () => {
  const { problems, reported } = watched();
  problems.reportProblem({ about: 'catalog@1.2.0', message: 'Its manifest cannot be read.' });
  expect(reported).toEqual([
    { module: 'catalog', version: '1.2.0', channel: 'canary', market: 'all', message: 'Its manifest cannot be read.' },
  ]);
});

test('an unhandled rejection is attributed to the first bundle in its stack', () => {
  const { problems, reported, unhandled } = watched();
  const stack = [
    'Error: anna@example.com was not found',
    '    at Object.render (node:internal/timers:1:1)',
    '    at Timeout.retry (cart-checkout@0.1.0-38d8c21d87/server.cjs:12:7)',
    '    at render (catalog@1.2.0/server.cjs:1:1)',
  ].join('\n');
  problems.reportUnhandled(stack);
  expect(reported).toEqual([
    { module: 'cart-checkout', version: '0.1.0-38d8c21d87', channel: 'stable', market: 'all', message: stack },
  ]);
  expect(unhandled).toEqual(['cart-checkout@0.1.0-38d8c21d87']);
});

test('a problem that names no release is attributed to none', () => {
  const { problems, reported, unhandled } = watched();
  problems.reportProblem({ about: 'stable channel', message: 'It cannot be read.' });
  problems.reportProblem({ about: 'catalog@9.0.0', message: 'Only previewed.' });
  problems.reportUnhandled('Error: nobody waits\n    at file:///app/render-worker.js:1:1');
  expect([...reported, ...unhandled]).toEqual([]);
});
