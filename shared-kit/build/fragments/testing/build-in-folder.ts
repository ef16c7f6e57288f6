import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import webpack, { type Configuration } from 'webpack';
import { pageRules } from '../../pages/page-rules';
import { SERVER_PAGES } from '../../pages/page-tables';
import { serverConfig } from '../../webpack-config';
import { BROWSER_FRAGMENT } from '../fragment-tables';

/** Text of a bundle with what a module registers on the server (`serverPages`). */
export const buildServer = (folder: string): Promise<string> =>
  build(folder, { ...configOf(folder), entry: { server: SERVER_PAGES } });

/** Text of the script of one of a module's fragments: what the shell provides is left out, nothing is minified. */
export function buildBrowser(folder: string, fragment: string): Promise<string> {
  const config = configOf(folder);
  const [compiler] = config.module?.rules ?? [];
  return build(folder, {
    ...config,
    entry: { server: `${BROWSER_FRAGMENT}?fragment=${fragment}` },
    module: { rules: [compiler, ...pageRules(folder, 'browser')] },
  });
}

function configOf(folder: string): Configuration {
  const output = join(folder, 'dist');
  const config = serverConfig({ folder, name: 'gifts', version: '1', mode: 'production', output, fragments: [] });
  if (!config) throw new Error(`Failed to build ${folder}: it has no server entry.`);
  return config;
}

async function build(folder: string, config: Configuration): Promise<string> {
  const errors = await new Promise<string[]>((resolve, reject) => {
    webpack(config, (error, stats) =>
      error ? reject(error) : resolve((stats?.compilation.errors ?? []).map(({ message }) => message)),
    );
  });
  if (errors.length > 0) throw new Error(errors.join('\n'));
  return readFileSync(join(folder, 'dist', 'server.cjs'), 'utf8');
}
