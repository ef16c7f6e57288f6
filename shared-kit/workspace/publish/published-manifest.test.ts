import { entriesOf, publishedManifest } from './published-manifest';

const source = {
  name: '@aksamit/x',
  version: '0.1.0',
  sideEffects: false,
  exports: { '.': './src/index.ts', './view': './src/view.tsx', './tsconfig.json': './tsconfig.base.json' },
  files: ['fonts'],
  scripts: { prepack: 'make' },
  dependencies: { zod: '4.6.7' },
  devDependencies: { react: '19.3.1' },
  publishConfig: { directory: 'dist', bin: { x: './x.ts' } },
};

test('exports name scripts and their types; scripts, which need the repository, are left out', () => {
  expect(publishedManifest(source)).toEqual({
    name: '@aksamit/x',
    version: '0.1.0',
    sideEffects: false,
    exports: {
      '.': { types: './src/index.d.ts', default: './src/index.js' },
      './view': { types: './src/view.d.ts', default: './src/view.js' },
      './tsconfig.json': './tsconfig.base.json',
    },
    bin: { x: './x.js' },
    dependencies: { zod: '4.6.7' },
    devDependencies: { react: '19.3.1' },
  });
});

test('every exported source and every program is an entry, once', () => {
  expect(entriesOf({ ...source, exports: { ...source.exports, './same': './src/index.ts' } })).toEqual([
    'src/index.ts',
    'src/view.tsx',
    'x.ts',
  ]);
});
