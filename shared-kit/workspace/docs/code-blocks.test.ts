/** Every code block of the documents is tested: here those that need no shop and no database. */
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { workspacePackages } from '../packages';
import { chosenAreas } from '../test/run-tests';
import { type CodeBlock, codeBlocksOf, positionOf } from './code-blocks';
import { npmScriptOf, optionsOf, proofOf } from './command-proofs';
import { blocksIn, documents, readDocument, root, trackedFiles } from './documents';
import { mermaidProblems } from './mermaid-problems';
import { type ShellCommand, shellCommandsOf } from './shell-commands';
import { typeErrorsIn } from './typed-blocks';

const LANGUAGES = ['ts', 'tsx', 'json', 'sql', 'sh', 'mermaid', 'text'];
const commands = blocksIn('sh').flatMap(shellCommandsOf);

it('every block names a language that something proves', () => {
  const blocks = documents.flatMap((file) => codeBlocksOf(file, readDocument(file)));
  expect(blocks.length).toBeGreaterThan(20);
  const unknown = blocks.filter(({ language }) => !LANGUAGES.includes(language));
  expect(
    unknown.map((block) => `${positionOf(block, -1)}: "${block.language}" is none of ${LANGUAGES.join(', ')}`),
  ).toEqual([]);
});

it('ts and tsx fit the types of the workspace', () => {
  expect(typeErrorsIn(root, blocksIn('ts', 'tsx'))).toEqual([]);
});

/** Error of a `json` block; undefined when it is valid. */
function jsonProblem({ code, hint }: CodeBlock): string | undefined {
  try {
    const value: unknown = JSON.parse(code);
    if (hint?.kind === 'answer') return undefined;
    if (hint?.kind !== 'shape') return 'nothing says what it is; write <!-- code shape <file>#<schema> --> above it';
    const [file = '', name = ''] = hint.argument.split('#');
    require(join(root, file))[name].parse(value);
    return undefined;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

it('json fits the schema that it is an example of', () => {
  const wrong = blocksIn('json').flatMap((block) => {
    const problem = jsonProblem(block);
    return problem === undefined ? [] : [`${positionOf(block)}: ${problem}`];
  });
  expect(wrong).toEqual([]);
});

/** `{pl,en}.json` names two files, `<name>` any. */
function patternsOf(path: string): RegExp[] {
  const [, before = path, choices = '', after = ''] = /^(.*)\{(.*)\}(.*)$/.exec(path) ?? [];
  return choices.split(',').map((choice) => {
    const [name = '', ...more] = `${before}${choice}${after}`.split(/<\w+>/).map((part) => part.replace(/[.]/g, '\\.'));
    return new RegExp(`^${[name, ...more].join('[^/]+')}${path.endsWith('/') ? '' : '$'}`);
  });
}

/** Lines of a listing whose first word is no file of the comment's folders. */
function missingFiles(block: CodeBlock): string[] {
  const [start = '', end = ''] = block.hint?.kind === 'files' ? block.hint.argument.split('*') : [];
  const tops = new Set(trackedFiles.map((file) => file.replace(/\/.*$/s, '')));
  const folders = [...tops].filter((top) => start !== '' && top.startsWith(start) && top.endsWith(end));
  if (folders.length === 0) return [`${positionOf(block)}: name the folders above it, <!-- code files mfe-* -->`];
  return block.code.split('\n').flatMap((line, index) => {
    const path = line.split(/\s/)[0] ?? '';
    const lacks = folders.filter((folder) => {
      const files = trackedFiles
        .filter((file) => file.startsWith(`${folder}/`))
        .map((file) => file.slice(folder.length + 1));
      return !patternsOf(path).every((pattern) => files.some((file) => pattern.test(file)));
    });
    return lacks.length < folders.length ? [] : [`${positionOf(block, index)}: no ${block.hint?.argument} has ${path}`];
  });
}

it('listings name files that are there', () => {
  expect(blocksIn('text').flatMap(missingFiles)).toEqual([]);
});

it('pictures can be drawn', () => {
  expect(blocksIn('mermaid').length).toBeGreaterThan(3);
  expect(blocksIn('mermaid').flatMap(mermaidProblems)).toEqual([]);
});

describe('commands', () => {
  it('are plain ones, each with its proof', () => {
    expect(commands.length).toBeGreaterThan(30);
    expect(commands.map(proofOf)).toHaveLength(commands.length);
  });

  it('are understood by a shell', () => {
    const refused = blocksIn('sh').filter(({ code }) => spawnSync('bash', ['-n'], { input: code }).status !== 0);
    expect(refused.map((block) => positionOf(block))).toEqual([]);
  });

  it('that tests run are run by them', () => {
    const lost = commands.filter((command) => {
      const proof = proofOf(command);
      return proof.by === 'test' && !existsSync(join(root, proof.file));
    });
    expect(lost.map(({ position }) => position)).toEqual([]);
  });

  it('of npm are scripts of the package that they name', () => {
    const unknown = commands.filter(({ words }) => {
      const called = npmScriptOf(words);
      if (called === undefined) return false;
      const file = join(root, called.folder, 'package.json');
      return !existsSync(file) || JSON.parse(readFileSync(file, 'utf8')).scripts?.[called.script] === undefined;
    });
    expect(unknown.map(({ position, text }) => `${position}: ${text}`)).toEqual([]);
  });

  it('of npm test name areas', () => {
    const areas = (command: ShellCommand) => command.words.slice(command.words.indexOf('--') + 1);
    const named = commands.filter(({ words }) => words[1] === 'test' && words.includes('--') && words[0] === 'npm');
    expect(
      named.filter((command) => chosenAreas(areas(command)) === undefined).map(({ position }) => position),
    ).toEqual([]);
  });

  it('of others use options that were looked up', () => {
    const unknown = commands.flatMap((command) => {
      const proof = proofOf(command);
      const options = proof.by === 'manual' ? optionsOf(command).filter((one) => !proof.options.includes(one)) : [];
      return options.map((option) => `${command.position}: ${option}`);
    });
    expect(unknown).toEqual([]);
  });
});

/** `npm run x` and `npm run x -w y` in running text. */
const SCRIPT = /`npm run ([\w-]+)(?: -w ([\w-]+))?/g;

it('scripts that the text names are there', () => {
  const scriptsOf = (folder: string): string[] =>
    Object.keys(JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8')).scripts ?? {});
  const anywhere = ['.', ...workspacePackages(root)].flatMap(scriptsOf);
  const guides = documents.filter((file) => !file.includes('/template/'));
  const unknown = guides.flatMap((file) =>
    [...readDocument(file).matchAll(SCRIPT)]
      .filter(([, script = '', folder]) => !(folder === undefined ? anywhere : scriptsOf(folder)).includes(script))
      .map(([text]) => `${file}: ${text}`),
  );
  expect(unknown).toEqual([]);
});
