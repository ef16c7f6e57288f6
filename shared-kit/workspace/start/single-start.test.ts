import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { processBirth } from './process-identity';
import { claimDataFolder } from './single-start';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'aksamit-lock-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const writeHolder = (generation: number, holder: object) =>
  writeFileSync(join(folder, `start-${generation}.lock`), JSON.stringify(holder));

const endedProcess = (): number => spawnSync(process.execPath, ['-e', '']).pid;

describe('one start per data folder', () => {
  it('refuses a second start while the first one lives, naming it', () => {
    claimDataFolder(folder, 'http://localhost:8080');
    expect(() => claimDataFolder(folder, 'http://localhost:9090')).toThrow(
      `another start (process ${process.pid}, http://localhost:8080)`,
    );
  });

  it('lets the next one in after an orderly end', () => {
    claimDataFolder(folder, 'http://localhost:8080')();
    expect(() => claimDataFolder(folder, 'http://localhost:8080')).not.toThrow();
  });

  it('is not stuck on a start that was killed', () => {
    writeHolder(7, { pid: endedProcess(), birth: 'long ago', origin: 'x' });
    claimDataFolder(folder, 'http://localhost:8080');
    expect(readdirSync(folder)).toEqual(['start-8.lock']);
  });

  it('does not take a stranger with the same process number for the holder', () => {
    writeHolder(1, { pid: process.pid, birth: 'before the machine was restarted', origin: 'x' });
    expect(() => claimDataFolder(folder, 'http://localhost:8080')).not.toThrow();
  });

  it('believes nothing that is half written', () => {
    writeFileSync(join(folder, 'start-3.lock'), '{"pid": 1');
    expect(() => claimDataFolder(folder, 'http://localhost:8080')).not.toThrow();
  });

  it('gives way to one who took a higher number in the meantime', () => {
    // A start saw that number 1 was stale, slept, and now takes number 2, while number 3 lives.
    writeHolder(3, { pid: process.pid, birth: processBirth(process.pid), origin: 'http://localhost:8080' });
    expect(() => claimDataFolder(folder, 'http://localhost:9090')).toThrow('another start');
  });
});

describe('identity of a process', () => {
  it('stays the same for a living process and is undefined for one that ended', () => {
    expect(processBirth(process.pid)).toBeDefined();
    expect(processBirth(process.pid)).toBe(processBirth(process.pid));
    expect(processBirth(endedProcess())).toBeUndefined();
  });
});
