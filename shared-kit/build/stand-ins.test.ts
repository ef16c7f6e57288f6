import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import webpack from 'webpack';
import { STAND_INS, standInPlugins } from './stand-ins';

test.each(STAND_INS)('$path is there to be stood in for', ({ path, by }) => {
  expect(existsSync(join(__dirname, '../../node_modules', path))).toBe(true);
  expect(existsSync(join(__dirname, 'stand-ins', by))).toBe(true);
});

test('a build carries the stand-in and not the original', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'stand-ins-'));
  try {
    const emotion = dirname(require.resolve('@emotion/react/package.json'));
    writeFileSync(
      join(folder, 'main.js'),
      `import { withTheme } from ${JSON.stringify(join(emotion, 'dist/emotion-react.browser.esm.js'))}; withTheme();`,
    );
    const compiler = webpack({
      mode: 'production',
      context: folder,
      entry: './main.js',
      output: { path: join(folder, 'dist') },
      resolve: { modules: [join(__dirname, '../../node_modules')] },
      optimization: { minimize: false },
      plugins: standInPlugins(),
    });
    await new Promise<void>((resolve, reject) => compiler?.run((error) => (error ? reject(error) : resolve())));
    const built = readFileSync(join(folder, 'dist/main.js'), 'utf8');
    expect(built).toContain('Failed to use withTheme');
    expect(built).not.toContain('REACT_STATICS');
  } finally {
    rmSync(folder, { recursive: true });
  }
});
