import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { ReleaseRefusedError, releaseEvidence } from '..';
import { type Command, textOption } from './command';
import { plainTime } from './plain-text';
import { UsageError } from './usage-error';
import { parseVersionName } from './version-names';

export const evidenceCommand: Command = {
  usage: '<module>@<version> [--add <file>]',
  summary: 'Shows the runs of the journeys on a version, or writes one beside it.',
  options: {
    add: {
      type: 'string',
      placeholder: '<file>',
      help: 'Result of npm run e2e, as JSON, to be written beside the version.',
    },
  },
  async run([name, ...others], values, { store }) {
    const { module, version } = parseVersionName(name ?? '');
    if (version === null || others.length > 0) throw new UsageError('Name one <module>@<version>.');
    const file = textOption(values, 'add');
    if (file !== undefined) await store.addEvidence(module, version, await readEvidence(file));
    await store.readManifest(module, version);
    const evidence = await store.listEvidence(module, version);
    const lines = evidence.map(
      ({ at, passed, tests, baseUrl }) =>
        `${plainTime(at)}  ${passed ? 'passed' : 'failed'}: ${tests.passed} passed, ${tests.failed} failed, at ${baseUrl}`,
    );
    return { lines: lines.length === 0 ? ['No run of the journeys on it is known.'] : lines, value: { evidence } };
  },
};

async function readEvidence(file: string) {
  try {
    return releaseEvidence.parse(JSON.parse(await readFile(resolve(file), 'utf8')));
  } catch {
    throw new ReleaseRefusedError(`Failed to read ${file}: it holds no evidence. Give the result of npm run e2e.`);
  }
}
