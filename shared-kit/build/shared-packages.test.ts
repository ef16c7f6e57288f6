import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const SHARED = ['bus', 'http', 'i18n', 'lifecycle', 'query', 'router'];
const source = join(__dirname, '../module-sdk/src');

/** Folders of the kit that each module bundles for itself. */
const bundled = readdirSync(source, { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && !SHARED.includes(entry.name) && entry.name !== 'testing')
  .map(({ name }) => name);

test.each(bundled)(
  '%s takes what is shared by its package name: a relative import would be a second copy',
  (folder) => {
    const files = readdirSync(join(source, folder), { recursive: true, encoding: 'utf8' }).filter((file) =>
      /(?<!\.test)\.tsx?$/.test(file),
    );
    const relative = files.flatMap((file) => {
      const text = readFileSync(join(source, folder, file), 'utf8');
      const imports = [...text.matchAll(/^import (?!type )[^;]*? from '(\.\.[^']*)'/gm)].map((match) => match[1] ?? '');
      return imports
        .filter((path) => SHARED.includes(path.replace(/^(\.\.\/)+/, '').split('/')[0] ?? ''))
        .map((path) => `${file}: ${path}`);
    });
    expect(relative).toEqual([]);
  },
);
