// `npm run pictures [name …]`: renders the scenes of this folder (all, or those named) and writes them as WebP into made/,
// with the main colour of each. Needs Debian's blender and python3-numpy; an hour and more. No part of start or of tests.
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { developPicture } from './develop-picture';
import { scenes } from './scenes';

const SAMPLES = process.env.SAMPLES ?? '96';
/** Of 1280 × 960 pixels. */
const PERCENT = process.env.PERCENT ?? '100';
const folder = import.meta.dirname;

async function main(): Promise<void> {
  const asked = process.argv.slice(2);
  const unknown = asked.filter((name) => !Object.hasOwn(scenes, name));
  if (unknown.length > 0) throw new Error(`Failed to find ${unknown.join(', ')}: name pictures of scenes.ts.`);
  const raw = mkdtempSync(join(tmpdir(), 'pictures-'));
  mkdirSync(join(folder, 'made'), { recursive: true });
  for (const [name, scene] of Object.entries(scenes)) {
    if (asked.length > 0 && !asked.includes(name)) continue;
    const options = [
      '-b',
      '--python-use-system-env',
      '-P',
      join(folder, 'render.py'),
      '--',
      scene,
      SAMPLES,
      PERCENT,
      raw,
    ];
    execFileSync('nice', ['-n', '19', 'blender', ...options], { stdio: 'ignore' });
    const color = await developPicture(
      join(raw, `${scene.replace(':', '-')}.png`),
      join(folder, 'made', `${name}.webp`),
    );
    process.stdout.write(`${name} ${color}\n`);
  }
}

main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : error}\n`);
  process.exitCode = 1;
});
