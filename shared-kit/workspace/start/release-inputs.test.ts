import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { hashInputs } from './release-inputs';
import { builtFolder } from './releases';

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'aksamit-inputs-'));
  mkdirSync(join(root, 'module', 'src'), { recursive: true });
  writeFileSync(join(root, 'lock.json'), '{}');
  writeFileSync(join(root, 'module', 'src', 'a.ts'), 'a');
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

const hash = (mode = 'production') => hashInputs([join(root, 'module')], [join(root, 'lock.json')], [mode]);

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
    writeFileSync(join(elsewhere, 'lock.json'), '{}');
    writeFileSync(join(elsewhere, 'module', 'src', 'a.ts'), 'a');
    expect(hashInputs([join(elsewhere, 'module')], [join(elsewhere, 'lock.json')], ['production'])).toBe(before);
    rmSync(elsewhere, { recursive: true });
  });

  it.each([
    ['a changed file', () => writeFileSync(join(root, 'module', 'src', 'a.ts'), 'b')],
    ['a new file', () => writeFileSync(join(root, 'module', 'src', 'b.ts'), 'b')],
    ['a changed lock file', () => writeFileSync(join(root, 'lock.json'), '{ }')],
  ])('changes with %s', (_, change) => {
    const before = hash();
    change();
    expect(hash()).not.toBe(before);
  });

  it('changes with the mode', () => {
    expect(hash('development')).not.toBe(hash());
  });
});

describe('the build’s last line', () => {
  it('names the folder that it made', () => {
    expect(builtFolder('x\ncatalog@0.1.0-ab: 9 files, 44.1 KB of scripts (brotli), in /a b/dist/0.1.0-ab\n')).toBe(
      '/a b/dist/0.1.0-ab',
    );
    expect(builtFolder('Failed to compile')).toBeUndefined();
  });
});
