import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

const root = join(__dirname, '..', '..', '..');
const tracked = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
  cwd: root,
  encoding: 'utf8',
}).split('\n');
const documents = tracked.filter((file) => file.endsWith('.md') && existsSync(join(root, file)));
const read = (file: string) => readFileSync(join(root, file), 'utf8');

/** Text of a heading as a link names it (GitHub's rule for ASCII headings). */
const anchorOf = (heading: string) =>
  heading
    .toLowerCase()
    .replace(/[^\w\s-]/g, '')
    .trim()
    .replace(/\s/g, '-');

const anchorsOf = (file: string) =>
  [...read(file).matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) => anchorOf(heading));

function deadLinks(file: string): string[] {
  const targets = [...read(file).matchAll(/\]\(([^)\s]+)\)/g)].map(([, target = '']) => target);
  return targets.filter((target) => {
    if (/^[a-z]+:/.test(target)) return false;
    const [path = '', anchor] = target.split('#');
    const found = path === '' ? file : join(dirname(file), path);
    if (!existsSync(join(root, found))) return true;
    return anchor !== undefined && !anchorsOf(found).includes(anchor);
  });
}

test('every link of every document leads to a file and heading that exist', () => {
  const dead = documents.flatMap((file) => deadLinks(file).map((target) => `${file}: ${target}`));
  expect(documents.length).toBeGreaterThan(60);
  expect(dead).toEqual([]);
});

/** Names that a configuration's schema reads from the environment. */
const namesRead = (file: string) => [...read(file).matchAll(/^ {2}([A-Z][A-Z0-9_]+):/gm)].map(([, name = '']) => name);
/** The API's services and payment providers declare their own variables. */
const declarations = tracked.filter((file) => /^commerce-api\/src\/domains\/.+\/(settings|provider)\.ts$/.test(file));

const PLAY_ONLY = ['DEPLOYMENT', 'DEMO_DATA', 'SANDBOX_PORT', 'SANDBOX_SMTP_PORT', 'SANDBOX_ORIGIN', 'PREVIEW_ORIGINS'];

test.each([
  ['commerce-api', ['commerce-api/src/config.ts', ...declarations]],
  ['shell', ['shell/src/server/config.ts']],
])('docs/deployment.md describes every setting of %s', (_package, files) => {
  const names = files.flatMap(namesRead);
  expect(names.length).toBeGreaterThan(20);
  const text = read('docs/deployment.md');
  const isDescribed = (name: string) =>
    text.includes(`\`${name}\``) || (name.startsWith('CANARY_') && text.includes('`CANARY_*`'));
  expect(names.filter((name) => !PLAY_ONLY.includes(name) && !isDescribed(name))).toEqual([]);
});

test('the files and folders that the guides name exist', () => {
  const guides = documents.filter(
    (file) => /^docs\/[\w-]+\.md$/.test(file) || /^([\w-]+\/){1,2}README\.md$/.test(file),
  );
  const missing = guides.flatMap((file) => {
    const spans = [...read(file).matchAll(/`((?:shell|shared-kit|commerce-api|e2e|docs)\/[\w./-]+)`/g)];
    return spans
      .flatMap(([, path = '']) => (path.includes('dist/') || existsSync(join(root, path)) ? [] : [path]))
      .map((path) => `${file}: ${path}`);
  });
  expect(missing).toEqual([]);
});

test('the index of decisions lists every record once', () => {
  const records = documents.flatMap((file) => /^docs\/decisions\/(\d{4}-[\w-]+\.md)$/.exec(file)?.[1] ?? []);
  const listed = [...read('docs/decisions/README.md').matchAll(/^\| \[\d{4}\]\(([\w-]+\.md)\)/gm)].map(
    ([, record = '']) => record,
  );
  expect(listed.sort()).toEqual(records.sort());
});

test('every record gives date, status, context, decision and consequences', () => {
  const records = documents.filter((file) => /^docs\/decisions\/\d{4}-/.test(file));
  const form =
    /^# (\d{4}) .+\n+Date: \d{4}-\d{2}-\d{2}\n+Status: [\s\S]+?\n## Context\n[\s\S]+?\n## Decision\n[\s\S]+?\n## Consequences\n/;
  expect(records.filter((file) => form.exec(read(file))?.[1] !== file.slice(15, 19))).toEqual([]);
});
