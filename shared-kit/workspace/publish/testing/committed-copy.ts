import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { copyWorkspace } from '../../testing/copy-workspace';

/** Runs git in the copy. */
export type Git = (...args: string[]) => Promise<string>;

/**
 * Makes a copy of the workspace a repository of its own: tagged as released, and one commit of the kit since then.
 * @param root the workspace
 * @param copy a folder that does not exist
 */
export async function commitCopy(root: string, copy: string, git: Git): Promise<void> {
  mkdirSync(copy);
  copyWorkspace(root, copy);
  const settings = JSON.parse(readFileSync(join(copy, 'package.json'), 'utf8'));
  // Another step of this repository's release needs its history: e2e/mixes/record-previous-release.ts.
  writeFileSync(join(copy, 'package.json'), JSON.stringify({ ...settings, scripts: {} }));
  await git('init', '-q');
  await git('add', '-A');
  await git('commit', '-q', '-m', 'chore: begin\n\nNothing before it counts.');
  const kit = readdirSync(join(copy, 'shared-kit')).map((name) => `shared-kit/${name}`);
  for (const folder of [...readdirSync(copy), ...kit]) {
    const file = join(copy, folder, 'package.json');
    if (!existsSync(file)) continue;
    const { name, version } = JSON.parse(readFileSync(file, 'utf8'));
    await git('tag', '-a', `${name}@${version}`, '-m', name);
  }
  writeFileSync(join(copy, 'shared-kit/contracts/src/added.ts'), 'export {};\n');
  await git('add', '-A');
  await git('commit', '-q', '-m', 'fix(kit): state a contract\n\nA team asked for it.');
}
