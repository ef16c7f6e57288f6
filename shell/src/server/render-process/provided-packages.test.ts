import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { providedNames, providePackage } from './provided-packages';

test('a server bundle gets everything that builds leave to the shell', () => {
  const program = "import('@aksamit/build').then((build) => console.log(JSON.stringify(build.SERVER_PROVIDED)))";
  const text = execFileSync(process.execPath, ['--import', 'tsx', '-e', program], {
    cwd: join(__dirname, '../../../..'),
  });
  const left: string[] = JSON.parse(text.toString());
  expect(left.filter((name) => !providedNames.includes(name))).toEqual([]);
});

test('packages come in the form that compiled bundles expect', () => {
  expect(providePackage('react')).toMatchObject({ __esModule: true, useState: expect.any(Function) });
  expect(providePackage('@emotion/styled')).toMatchObject({ __esModule: true, default: expect.any(Function) });
  expect(() => providePackage('node:fs')).toThrow('the shell has no such package');
});
