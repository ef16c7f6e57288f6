import { spawnSync } from 'node:child_process';
import { apiNodeOptions } from './api-memory';

const heapLimitMb = (given?: string): number => {
  const script = "console.log(Math.round(require('node:v8').getHeapStatistics().heap_size_limit / 1_048_576))";
  const env = { ...process.env, NODE_OPTIONS: apiNodeOptions(given) };
  return Number(spawnSync(process.execPath, ['-e', script], { env, encoding: 'utf8' }).stdout);
};

test('the API keeps to its memory, unless the operator gives it more', () => {
  expect(heapLimitMb()).toBeLessThan(500);
  expect(heapLimitMb('--max-old-space-size=900')).toBeGreaterThan(800);
});
