/** Writes topics.json from topic-definitions.ts: npm run topics -w @aksamit/contracts. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { topicDefinitions } from './src/topics/topic-definitions';

const made = Object.fromEntries(
  Object.entries(topicDefinitions).map(([name, { kind, owner, version, schema }]) => {
    const { $schema, additionalProperties, ...json } = z.toJSONSchema(schema);
    return [name, { kind, owner, version, schema: json }];
  }),
);
// Nested objects are open too: a newer shell may send more than an older module knows.
const text = JSON.stringify(made, (key, value) => (key === 'additionalProperties' ? undefined : value), 2);
writeFileSync(join(import.meta.dirname, 'src/topics/topics.json'), `${text}\n`);
