import type { Command, CommandOption } from './command';
import { plainTable } from './plain-text';

const SETTINGS = [
  'Settings come from the environment, and are as npm start has them when left out:',
  '  RELEASE_STORE             folder of the store; <DATA_DIR>/releases',
  '  DATA_DIR                  .data',
  '  PORT, PUBLIC_ORIGIN       where people reach the shop; http://localhost:8080',
  '  API_ORIGIN                where the API answers; the port after PORT',
  '  RELEASE_SECRET            key that signs previews; from <DATA_DIR>/secrets.json',
  '  RELEASE_SIGNING_KEY       file of the key that signs releases; <DATA_DIR>/release-signing-key.pem',
  '  RELEASE_KEYS              file of the keys that page servers trust; <DATA_DIR>/release-keys.json',
  '  RELEASE_REQUIRE_EVIDENCE  1: promote asks for a passed run of the journeys',
];

/** The help of `npm run release` itself. */
export function helpOfAll(commands: Readonly<Record<string, Command>>): string {
  return [
    'Usage: npm run release -- <command> [--help] [--json]',
    '',
    ...plainTable(Object.entries(commands).map(([name, { summary }]) => [`  ${name}`, summary])),
    '',
    'Exit codes: 0 done, 1 refused or failed, 2 wrong usage.',
    '',
    ...SETTINGS,
  ].join('\n');
}

/** The help of one command. */
export function helpOf(name: string, { usage, summary, details, options }: Command): string {
  const rows = [
    ...Object.entries(options).map(([option, about]) => optionRow(option, about)),
    ['  --json', 'Prints the result as JSON.'],
    ['  --help', 'Prints this.'],
  ];
  return [
    `Usage: npm run release -- ${name} ${usage}`.trimEnd(),
    '',
    summary,
    ...(details === undefined ? [] : [details]),
    '',
    ...plainTable(rows),
  ].join('\n');
}

function optionRow(name: string, { placeholder, help }: CommandOption): string[] {
  return [`  --${name}${placeholder === undefined ? '' : ` ${placeholder}`}`, help.replaceAll('\n', ' ')];
}
