import { differingPackages } from './install.mjs';
import { nodeComplaint } from './node-version.mjs';

const locked = (version: string, more: object = {}) => ({ version, integrity: `sha512-${version}`, ...more });

describe('what must be installed', () => {
  it('is nothing when the same packages are there', () => {
    const packages = { '': {}, shell: {}, 'node_modules/a': locked('1.0.0') };
    expect(differingPackages(packages, { 'node_modules/a': locked('1.0.0') })).toEqual([]);
  });

  it('is what is missing, of another version or of other content', () => {
    const wanted = {
      'node_modules/a': locked('1.0.0'),
      'node_modules/b': locked('2.0.0'),
      'shell/node_modules/c': locked('1.0.0'),
    };
    const installed = {
      'node_modules/b': locked('1.0.0'),
      'shell/node_modules/c': { version: '1.0.0', integrity: 'x' },
    };
    expect(differingPackages(wanted, installed)).toEqual(['node_modules/a', 'node_modules/b', 'shell/node_modules/c']);
  });

  it('leaves out packages of other machines and what is installed beyond the lock file', () => {
    const wanted = { 'node_modules/win': locked('1.0.0', { optional: true }) };
    expect(differingPackages(wanted, { 'node_modules/extra': locked('1.0.0') })).toEqual([]);
  });
});

describe('the oldest Node', () => {
  it.each(['20.19.0', '20.20.1', '22.0.0', '24.1.0'])('lets %s pass', (version) => {
    expect(nodeComplaint(version)).toBeUndefined();
  });

  it.each(['18.20.0', '20.18.3', '16.0.0'])('refuses %s in one sentence with a remedy', (version) => {
    expect(nodeComplaint(version)).toMatch(/^Failed to start: this is Node [\d.]+\. Install Node 20\.19 or newer/);
  });
});
