import { z } from 'zod';
import { type ShellTopicName, topicDefinitions } from './topic-definitions';
import { topics } from './topics';

const open = (schema: z.ZodType): unknown =>
  JSON.parse(
    JSON.stringify(z.toJSONSchema(schema), (key, value) =>
      ['additionalProperties', '$schema'].includes(key) ? undefined : value,
    ),
  );

test.each(Object.entries(topicDefinitions))(
  'topics.json has %s as it is defined',
  (name, { kind, owner, version, schema }) => {
    expect(topics[name as ShellTopicName]).toEqual({ kind, owner, version, schema: open(schema) });
  },
);

test('topics.json has no topic besides', () => {
  expect(Object.keys(topics).sort()).toEqual(Object.keys(topicDefinitions).sort());
});
