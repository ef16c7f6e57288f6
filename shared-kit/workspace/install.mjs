// Installs the packages when the installed ones differ from package-lock.json. Node built-ins only: this runs before
// anything is installed.
import { spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * @typedef {{ version?: string, resolved?: string, integrity?: string, link?: boolean, optional?: boolean,
 *   devOptional?: boolean, extraneous?: boolean }} LockedPackage
 * @typedef {Record<string, LockedPackage>} LockedPackages
 */

/**
 * npm writes node_modules/.package-lock.json as its last step, so an incomplete install has no such file. Optional
 * packages are not compared: they depend on the machine. So are links to the workspace's own packages, which a new
 * module adds to without an install.
 * @param {LockedPackages} wanted packages of package-lock.json
 * @param {LockedPackages} installed packages of node_modules/.package-lock.json
 * @returns {string[]} places whose package is missing or another one
 */
export function differingPackages(wanted, installed) {
  return Object.entries(wanted)
    .filter(
      ([path, locked]) => /(^|\/)node_modules\//.test(path) && !locked.optional && !locked.devOptional && !locked.link,
    )
    .filter(([path, locked]) => {
      const found = installed[path];
      return found === undefined || found.version !== locked.version || found.integrity !== locked.integrity;
    })
    .map(([path]) => path);
}

/**
 * @param {string} file
 * @returns {LockedPackages | undefined}
 */
function readPackages(file) {
  if (!existsSync(file)) return undefined;
  try {
    return JSON.parse(readFileSync(file, 'utf8')).packages;
  } catch {
    return undefined;
  }
}

/**
 * @param {string} root
 * @param {LockedPackages} wanted
 */
const allLinked = (root, wanted) =>
  Object.entries(wanted).every(([path, { link }]) => !link || existsSync(join(root, path)));

/** @param {string} root folder of package-lock.json */
export function isInstalled(root) {
  const wanted = readPackages(join(root, 'package-lock.json'));
  const installed = readPackages(join(root, 'node_modules', '.package-lock.json'));
  if (wanted === undefined || installed === undefined) return false;
  return differingPackages(wanted, installed).length === 0 && allLinked(root, wanted);
}

/**
 * Runs `npm ci` when it is needed, its progress on the screen.
 * @param {string} root folder of package-lock.json
 * @returns {Promise<void>} rejects with one sentence when npm fails
 */
export async function ensureInstalled(root) {
  if (isInstalled(root)) return;
  process.stdout.write('Installing packages (npm ci), the first time this takes a minute or two …\n');
  const began = Date.now();
  // npm passes its own program to its scripts; without it (node started by hand) npm is looked up in the path.
  const npmProgram = process.env.npm_execpath;
  const byNode = npmProgram?.endsWith('.js') ?? false;
  const command = byNode ? process.execPath : process.platform === 'win32' ? 'npm.cmd' : 'npm';
  const flags = ['ci', '--no-audit', '--no-fund', '--loglevel=error', '--include=dev', '--include=optional'];
  const child = spawn(command, byNode && npmProgram ? [npmProgram, ...flags] : flags, {
    cwd: root,
    stdio: ['ignore', 'inherit', 'inherit'],
    shell: process.platform === 'win32',
  });
  const code = await new Promise((resolve) => {
    child.once('error', () => resolve('npm not found'));
    child.once('exit', (exitCode, signal) => resolve(signal ?? exitCode));
  });
  if (code !== 0) {
    throw new Error(
      `Failed to install the packages: npm ci ended with ${code}. Look at its message above, then try again.`,
    );
  }
  process.stdout.write(`Installed packages in ${((Date.now() - began) / 1000).toFixed(1)} s\n`);
}
