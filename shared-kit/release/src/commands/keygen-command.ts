import { resolve } from 'node:path';
import { makeSigningKey, ReleaseRefusedError, writeSigningKey } from '..';
import { isTaken } from '../file-errors';
import { type Command, textOption } from './command';
import { UsageError } from './usage-error';

export const keygenCommand: Command = {
  usage: '<file> --name <text> [--modules <names>]',
  summary: 'Makes the key with which a team signs its releases.',
  details:
    'The private key goes into the file, for its owner alone: keep it where the team releases from (RELEASE_SIGNING_KEY).\n' +
    'What is printed goes into the file that RELEASE_KEYS of the page servers names: {"keys": [ … ]}.',
  options: {
    name: { type: 'string', placeholder: '<text>', help: 'Whose key it is, for people.' },
    modules: { type: 'string', placeholder: '<names>', help: 'Modules that it signs, by commas. Left out: all.' },
  },
  async run([file, ...others], values, { folder }) {
    const name = textOption(values, 'name');
    if (file === undefined || others.length > 0) throw new UsageError('Name one file for the private key.');
    if (name === undefined) throw new UsageError('Say with --name whose key it is.');
    const modules = textOption(values, 'modules')?.split(',') ?? '*';
    const { pem, publicKey } = makeSigningKey();
    const path = resolve(folder, file);
    try {
      writeSigningKey(path, pem);
    } catch (error) {
      const why = isTaken(error) ? 'the file is there already' : 'the file cannot be written';
      throw new ReleaseRefusedError(`Failed to make a key: ${why}. Name another file than ${path}.`);
    }
    const entry = { name, publicKey, modules };
    return { lines: [JSON.stringify(entry)], value: entry };
  },
};
