// `npm run build`: builds every release and every Node program whose sources changed, without starting anything.
// `npm run build -- development` makes the releases with React's warnings.
import { buildNodePrograms } from './start/node-programs';
import { ensureReleases } from './start/releases';

async function main(): Promise<void> {
  const mode = process.argv[2] === 'development' ? 'development' : 'production';
  const programs = await buildNodePrograms(process.cwd());
  const releases = await ensureReleases(process.cwd(), mode);
  for (const release of releases) {
    process.stdout.write(`${release.fresh ? 'built    ' : 'unchanged'} ${release.module} ${release.folder}\n`);
  }
  process.stdout.write(`${programs.length} Node programs changed\n`);
}

main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : error}\n`);
  process.exit(1);
});
