import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { hashInputs, lockedPackages } from './release-inputs';

const lockFile = (reactVersion = '19.0.0', more: object = {}): string =>
  JSON.stringify({ packages: { '': {}, 'node_modules/react': { version: reactVersion }, ...more } });

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'aksamit-inputs-'));
  mkdirSync(join(root, 'module', 'src'), { recursive: true });
  writeFileSync(join(root, 'package-lock.json'), lockFile());
  writeFileSync(join(root, 'module', 'src', 'a.ts'), 'a');
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

const hash = (mode = 'production') => hashInputs([join(root, 'module')], [mode, lockedPackages(root)]);

describe('the hash over a build’s inputs', () => {
  it('is the same for the same inputs and does not see tests, documents and results', () => {
    const before = hash();
    mkdirSync(join(root, 'module', 'dist'));
    writeFileSync(join(root, 'module', 'dist', 'x.js'), 'x');
    writeFileSync(join(root, 'module', 'src', 'a.test.ts'), 'x');
    writeFileSync(join(root, 'module', 'README.md'), 'x');
    expect(hash()).toBe(before);
  });

  it('does not depend on where the checkout lies', () => {
    const before = hash();
    const elsewhere = mkdtempSync(join(tmpdir(), 'aksamit-inputs-'));
    mkdirSync(join(elsewhere, 'module', 'src'), { recursive: true });
    writeFileSync(join(elsewhere, 'module', 'src', 'a.ts'), 'a');
    expect(hashInputs([join(elsewhere, 'module')], ['production', lockedPackages(root)])).toBe(before);
    rmSync(elsewhere, { recursive: true });
  });

  it.each([
    ['a changed file', () => writeFileSync(join(root, 'module', 'src', 'a.ts'), 'b')],
    ['a new file', () => writeFileSync(join(root, 'module', 'src', 'b.ts'), 'b')],
    ['a newer package', () => writeFileSync(join(root, 'package-lock.json'), lockFile('19.0.1'))],
  ])('changes with %s', (_, change) => {
    const before = hash();
    change();
    expect(hash()).not.toBe(before);
  });

  it('stays when a module is added to the workspace', () => {
    const before = hash();
    const added = {
      'mfe-new': { version: '0.1.0' },
      'node_modules/@aksamit/mfe-new': { resolved: 'mfe-new', link: true },
    };
    writeFileSync(join(root, 'package-lock.json'), lockFile('19.0.0', added));
    expect(hash()).toBe(before);
  });

  it('changes with the mode', () => {
    expect(hash('development')).not.toBe(hash());
  });
});
