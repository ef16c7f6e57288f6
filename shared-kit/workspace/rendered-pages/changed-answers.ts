import type { ReleaseExamples } from '@aksamit/contracts/platform';

type Answers = ReleaseExamples['answers'];

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A list of records is emptied, also in an object; numbers and texts are no records. */
function emptied(value: unknown): unknown {
  if (Array.isArray(value)) return value.some(isObject) ? [] : value;
  if (!isObject(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, emptied(one)]));
}

/** The recorded responses of a shop without records: of calls that name none, all lists are empty. */
export function withoutRecords(answers: Answers): Answers {
  const entries = Object.entries(answers).map(([path, answer]): [string, Answers[string]] => {
    const { body } = answer;
    if (path.includes('{') || !isObject(body)) return [path, answer];
    const meta = isObject(body.meta) ? { meta: { ...body.meta, total: 0 } } : {};
    return [path, { ...answer, body: { ...body, data: emptied(body.data), ...meta } }];
  });
  return Object.fromEntries(entries);
}

/** The recorded responses with other values in the record of one call: `product` of `/api/products/{slug}`. */
export function withRecord(answers: Answers, path: string, name: string, change: object): Answers {
  const answer = answers[path];
  const body = isObject(answer?.body) ? answer.body : {};
  const data = isObject(body.data) ? body.data : {};
  const record = data[name];
  if (!answer || !isObject(record))
    throw new Error(`Failed to change ${name} of ${path}: there is no recorded response with it.`);
  return { ...answers, [path]: { ...answer, body: { ...body, data: { ...data, [name]: { ...record, ...change } } } } };
}

/** The recorded responses without those of calls that name a record: each of them is a 404. */
export const withoutNamedRecords = (answers: Answers): Answers =>
  Object.fromEntries(Object.entries(answers).filter(([path]) => !path.includes('{')));
