import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ModuleDeclaration } from '@aksamit/contracts/platform';
import { EXAMPLES_FILE, type ReleaseExamples, releaseExamples } from '@aksamit/contracts/platform';
import { z } from 'zod';

/** Where the API keeps the answers that its document shows; `npm run examples` records them, its tests check them. */
export const RECORDING = 'commerce-api/src/platform/api-document/recorded-examples.json';

const recording = z.record(
  z.string(),
  z.object({ status: z.number(), params: z.record(z.string(), z.string()), answer: z.unknown() }),
);

/** Calls that no page makes while it is rendered: the staff's, and those that return files. */
const NOT_OF_PAGES = /^\/(?:admin|file-uploads|images|s)\/|\/(?:calendar|invoice|export)$/;

/**
 * The API's recorded examples as text; empty where the API is not beside the module. They are an input of a build too.
 */
export function readRecording(root: string): string {
  const file = join(root, RECORDING);
  return existsSync(file) ? readFileSync(file, 'utf8') : '';
}

/** The recorded responses that pages use. */
export function answersOf(recorded: string): ReleaseExamples['answers'] {
  const answers = Object.entries(recording.parse(JSON.parse(recorded))).flatMap(([operation, example]) => {
    const [method, path = ''] = operation.split(' ');
    if (method !== 'GET' || NOT_OF_PAGES.test(path)) return [];
    const { status, params, answer } = example;
    return [[`/api${path}`, { status, params, body: answer }]];
  });
  return Object.fromEntries(answers);
}

/**
 * Writes examples.json of a release: the declared examples of pages, and the API's recorded responses.
 * @param root folder of the workspace
 */
export function writeExamples({
  root,
  output,
  pages,
}: { root: string; output: string } & Pick<ModuleDeclaration, 'pages'>) {
  const text = readRecording(root);
  const examples = releaseExamples.parse({
    pages: Object.fromEntries(pages.flatMap(({ name, example }) => (example ? [[name, example]] : []))),
    answers: text === '' ? {} : answersOf(text),
  });
  writeFileSync(join(output, EXAMPLES_FILE), `${JSON.stringify(examples)}\n`);
}
