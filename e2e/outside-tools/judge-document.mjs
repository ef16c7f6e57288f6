/** Prints errors of an OpenAPI document by Redocly's and Spectral's recommended rules: `judge-document.mjs <file>`. */
import { readFile } from 'node:fs/promises';
import { createConfig, lintFromString } from '@redocly/openapi-core';
import spectral from '@stoplight/spectral-core';
import rulesets from '@stoplight/spectral-rulesets';

const source = await readFile(process.argv[2], 'utf8');

const found = await lintFromString({ source, config: await createConfig({ extends: ['recommended'] }) });
const redocly = found
  .filter(({ severity }) => severity === 'error')
  .map(({ ruleId, message, location }) => `${ruleId}: ${message} (${location[0]?.pointer})`);

const judge = new spectral.Spectral();
judge.setRuleset({ extends: [[rulesets.oas, 'recommended']] });
const ERROR = 0;
const ofSpectral = (await judge.run(JSON.parse(source)))
  .filter(({ severity }) => severity === ERROR)
  .map(({ code, message, path }) => `${code}: ${message} (${path.join('/')})`);

process.stdout.write(JSON.stringify({ redocly, spectral: ofSpectral }));
