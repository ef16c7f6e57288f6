/**
 * Records the sources of the release that is being made, so that the journeys on mixes of versions build them as the
 * previous release from now on. `lerna version` runs it (script `version` of the root package) before its own commit.
 */
import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';

const RECORD = 'e2e/mixes/previous-release.json';

const git = (...flags: string[]): string => execFileSync('git', flags, { encoding: 'utf8' }).trim();

const root = git('rev-parse', '--show-toplevel');
const commit = git('rev-parse', 'HEAD');
writeFileSync(join(root, RECORD), `{ "commit": "${commit}" }\n`);
git('add', '--', join(root, RECORD));
process.stdout.write(`The previous release is ${commit} from now on.\n`);
