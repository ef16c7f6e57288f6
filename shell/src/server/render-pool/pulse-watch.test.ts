import { PulseWatch } from './pulse-watch';

const watch = () => new PulseWatch(1_000);

test('a process that is busy without a page for three pulses in a row is of no more use', () => {
  const judge = (pulses: { cpuMs: number; wasIdle?: boolean }[]) => {
    const own = watch();
    return pulses.map(({ cpuMs, wasIdle = true }) => own.judge({ cpuMs }, wasIdle));
  };
  const reason = 'it was busy without a page';
  expect(judge([{ cpuMs: 9_000 }, { cpuMs: 9_900 }, { cpuMs: 10_800 }, { cpuMs: 11_700 }])).toEqual([
    null,
    null,
    null,
    reason,
  ]);
  expect(judge([0, 900, 1_800, 1_900, 2_800, 3_700].map((cpuMs) => ({ cpuMs }))).filter(Boolean)).toEqual([]);
  const withPages = [0, 900, 1_800, 2_700, 3_600].map((cpuMs) => ({ cpuMs, wasIdle: false }));
  expect(judge(withPages).filter(Boolean)).toEqual([]);
});

test('a process without a page that gives no sign of life is stuck; one with a page has its own time', () => {
  const own = watch();
  const missed = (times: number, isIdle = true) => Array.from({ length: times }, () => own.miss(isIdle)).at(-1);
  expect(missed(10)).toBeNull();
  own.judge({ cpuMs: 0 }, true);
  expect(missed(10)).toBeNull();
  expect(missed(1)).toBe('it gave no sign of life without a page');
  expect(missed(30, false)).toBeNull();
});
