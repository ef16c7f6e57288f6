/**
 * `prepack` of every published package: writes `dist`, which Lerna publishes (publishConfig.directory). Here exports name
 * sources, so that nothing has to be built before a change shows; a stranger gets scripts and types.
 */
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { writeDeclarations } from './declarations';
import { entriesOf, publishedManifest, type SourceManifest } from './published-manifest';
import { writeScripts } from './scripts';

const folder = process.cwd();
const root = dirname(dirname(folder));
const output = join(folder, 'dist');
const manifest: SourceManifest = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));

rmSync(output, { recursive: true, force: true });
mkdirSync(output, { recursive: true });
const entries = entriesOf(manifest);
await writeScripts(folder, entries, output);
writeDeclarations(root, folder, output);
for (const file of [...(manifest.files ?? []), 'README.md', 'CHANGELOG.md'])
  if (existsSync(join(folder, file))) cpSync(join(folder, file), join(output, file), { recursive: true });
cpSync(join(root, 'LICENSE'), join(output, 'LICENSE'));
writeFileSync(join(output, 'package.json'), `${JSON.stringify(publishedManifest(manifest), null, 2)}\n`);
console.log(`Made ${manifest.name}@${manifest.version} with ${entries.length} entries, in ${output}`);
