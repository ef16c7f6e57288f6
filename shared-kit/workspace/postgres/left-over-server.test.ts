import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inspectLeftOver } from './left-over-server';
import { withoutPassword } from './server-version';

describe('what a killed run left in a data folder', () => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'aksamit-left-over-'));
  });
  afterEach(() => rmSync(folder, { recursive: true, force: true }));

  it('is nothing without a pid file', () => {
    expect(inspectLeftOver(folder)).toEqual({ running: undefined });
  });

  it('is a pid file to remove when its number belongs to a stranger', () => {
    const pidFile = join(folder, 'postmaster.pid');
    writeFileSync(pidFile, `${process.pid}\n${folder}\n`);
    expect(inspectLeftOver(folder)).toEqual({ running: undefined });
    expect(existsSync(pidFile)).toBe(false);
  });
});

describe('an address that is shown', () => {
  it('has no password', () => {
    expect(withoutPassword('postgres://me:secret@db.example:5432/shop')).toBe('postgres://me:***@db.example:5432/shop');
    expect(withoutPassword('no address: secret')).toBe('the given address');
  });
});
