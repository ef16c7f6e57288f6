/** Commands and requests of the documents, as a person runs them beside a shop that runs. */
import { execFile } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { type StartedShop, startWholeShop } from '../start-whole-shop';
import { codeBlocksOf, positionOf } from './code-blocks';
import { npmScriptOf, optionsOf, proofOf } from './command-proofs';
import { blocksIn, documents, readDocument, root } from './documents';
import { readRequest, unlikeExample } from './request-examples';
import { type ShellCommand, shellCommandsOf } from './shell-commands';

const PORT = 21_380;
// A dozen commands, one after the other, also on a machine that is busy with other things.
const TIMEOUT_MS = 900_000;
const run = promisify(execFile);

let folder: string;
let shop: StartedShop;
const commands = blocksIn('sh').flatMap(shellCommandsOf);
const provenBy = (by: string): ShellCommand[] => commands.filter((command) => proofOf(command).by === by);

beforeAll(async () => {
  process.chdir(root);
  folder = mkdtempSync(join(tmpdir(), 'aksamit-documents-'));
  const dataFolder = mkdtempSync(join(folder, 'data-'));
  shop = await startWholeShop({ port: PORT, dataFolder, environment: { LOG_LEVEL: 'warn' } });
  surroundings = { DATA_DIR: dataFolder, PORT: String(PORT), RELEASE_STORE: '', PUBLIC_ORIGIN: '', API_ORIGIN: '' };
}, TIMEOUT_MS);
afterAll(async () => {
  await shop?.stop();
  rmSync(folder, { recursive: true, force: true });
  for (const version of builtVersions()) rmSync(version, { recursive: true, force: true });
}, TIMEOUT_MS);

/** The shop's data and addresses, as `npm start` passes them to commands in the same shell. */
let surroundings: Record<string, string>;

/** What the documents' commands build: `mfe-catalog/dist/1.2.0`. */
const builtVersions = (): string[] =>
  commands.flatMap(({ words }) => {
    const version = words[words.indexOf('--version') + 1];
    const built = npmScriptOf(words);
    return words.includes('--version') && built ? [join(root, built.folder, 'dist', version ?? '')] : [];
  });

/** Addresses in the documents are replaced by this shop's; created files are in the test's folder. */
const here = (word: string): string =>
  word
    .replace('http://localhost:8080', shop.origin)
    .replace('http://localhost:8081', `http://localhost:${PORT + 1}`)
    .replace('https://shop.example', shop.origin)
    .replace(/^\w+\.pem$/, (name) => join(folder, name));

/** Hides jest from the commands: Playwright refuses to run inside of it. */
const { JEST_WORKER_ID, NODE_ENV, ...environment } = process.env;

/**
 * Runs a command.
 * @param option added to its own ones
 * @returns undefined when it succeeds, else its place and the last lines that it printed
 */
async function failureOf(command: ShellCommand, option?: string): Promise<string | undefined> {
  const [program = '', ...words] = command.words.map(here);
  // Words after a lone -- are no options any more.
  if (option !== undefined) words.splice(words.includes('--') ? words.indexOf('--') : words.length, 0, option);
  const set = Object.entries(command.environment).map(([name, value]) => [name, here(value)]);
  try {
    await run(program, words, { env: { ...environment, ...surroundings, ...Object.fromEntries(set) } });
    return undefined;
  } catch (error) {
    const output = Object(error);
    return `${command.position}: ${command.text}\n${`${output.stdout}${output.stderr}`.trim().split('\n').slice(-8).join('\n')}`;
  }
}

/**
 * Commands of one document run in their order, since later ones need the results of earlier ones; documents run in
 * parallel.
 */
async function failuresOf(
  chosen: readonly ShellCommand[],
  optionOf?: (command: ShellCommand) => string | undefined,
): Promise<string[]> {
  const inOrder = async (file: string): Promise<string[]> => {
    const failures: string[] = [];
    for (const command of chosen.filter(({ position }) => position.startsWith(`${file}:`))) {
      const failure = await failureOf(command, optionOf?.(command));
      if (failure !== undefined) failures.push(failure);
    }
    return failures;
  };
  return (await Promise.all(documents.map(inOrder))).flat();
}

it(
  'what the documents let a person run succeeds',
  async () => {
    expect(provenBy('run').length).toBeGreaterThan(12);
    expect(await failuresOf(provenBy('run'))).toEqual([]);
  },
  TIMEOUT_MS,
);

it(
  'tests that they name are there',
  async () => {
    const listing = (command: ShellCommand): string | undefined => {
      const proof = proofOf(command);
      return proof.by === 'listing' ? proof.option : undefined;
    };
    expect(await failuresOf(provenBy('listing'), listing)).toEqual([]);
  },
  TIMEOUT_MS,
);

it('programs that they start are what a start has built', () => {
  const missing = provenBy('start').filter(({ words }) => !existsSync(join(root, words[1] ?? '')));
  expect(provenBy('start').length).toBeGreaterThan(0);
  expect(missing.map(({ position, text }) => `${position}: ${text}`)).toEqual([]);
});

it(
  'options of commands that other tests run stand in their help',
  async () => {
    const withOptions = provenBy('test').filter((command) => optionsOf(command).length > 0);
    const unknown = await Promise.all(
      withOptions.map(async (command) => {
        const called = npmScriptOf(command.words);
        const flags = called?.folder === '.' || called === undefined ? [] : ['-w', called.folder];
        const { stdout } = await run('npm', ['run', '--silent', called?.script ?? '', ...flags, '--', '--help']);
        return optionsOf(command)
          .filter((option) => !stdout.includes(`${option} `))
          .map((option) => `${command.position}: ${option}`);
      }),
    );
    expect(withOptions.length).toBeGreaterThan(2);
    expect(unknown.flat()).toEqual([]);
  },
  TIMEOUT_MS,
);

it('requests answer, and as in their example', async () => {
  const problems: string[] = [];
  for (const file of documents) {
    const blocks = codeBlocksOf(file, readDocument(file));
    for (const [index, block] of blocks.entries()) {
      const requests =
        block.language === 'sh' ? shellCommandsOf(block).filter((one) => proofOf(one).by === 'request') : [];
      const next = blocks[index + 1];
      const example = next?.hint?.kind === 'answer' ? next : undefined;
      for (const request of requests) {
        const { url, options } = readRequest(request, here);
        const response = await fetch(url, options);
        const body: unknown = await response.json();
        if (response.status !== 200) problems.push(`${request.position}: ${request.text} answers ${response.status}`);
        else if (example)
          problems.push(
            ...unlikeExample(JSON.parse(example.code), body).map((text) => `${positionOf(example)}: ${text}`),
          );
      }
    }
  }
  expect(provenBy('request').length).toBeGreaterThan(3);
  expect(problems).toEqual([]);
});

it('examples of answers follow one request', () => {
  const lone = documents.flatMap((file) => {
    const blocks = codeBlocksOf(file, readDocument(file));
    return blocks.filter(({ hint }, index) => {
      const before = blocks[index - 1];
      return hint?.kind === 'answer' && (before?.language !== 'sh' || shellCommandsOf(before).length !== 1);
    });
  });
  expect(lone.map((block) => positionOf(block))).toEqual([]);
});

it('signing keys are kept from others', () => {
  expect(readFileSync(join(folder, 'catalog.pem'), 'utf8')).toContain('PRIVATE KEY');
});
