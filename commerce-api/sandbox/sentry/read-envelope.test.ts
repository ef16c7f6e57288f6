/** The examples are those of the protocol's own text. */
import fc from 'fast-check';
import { MalformedEnvelope, readEnvelope } from './read-envelope';

const ID = '9ec79c33ec9942ab8353589fcb2e04dc';
const read = (text: string) => readEnvelope(Buffer.from(text));
const payloads = (text: string) => read(text).items.map((item) => item.payload.toString());

const two = `{"event_id":"${ID}","dsn":"https://e12d836b15bb49d7bbf99e64295d995b:@sentry.io/42"}
{"type":"attachment","length":10,"content_type":"text/plain","filename":"hello.txt"}
\ufeffHello\r

{"type":"event","length":41,"content_type":"application/json","filename":"application.log"}
{"message":"hello world","level":"error"}`;

test.each(['', '\n'])('two items, ended by %j', (end) => {
  expect(read(two + end).headers).toMatchObject({ event_id: ID });
  expect(payloads(two + end)).toEqual(['\ufeffHello\r\n', '{"message":"hello world","level":"error"}']);
});

test.each(['', '\n'])('two empty attachments, ended by %j', (end) => {
  expect(payloads(`{}\n{"type":"attachment","length":0}\n\n{"type":"attachment","length":0}\n${end}`)).toEqual([
    '',
    '',
  ]);
});

test.each(['', '\n'])('an item without a length, ended by %j', (end) => {
  expect(payloads(`{}\n{"type":"attachment"}\nhelloworld${end}`)).toEqual(['helloworld']);
});

test('an envelope may be empty', () => {
  expect(read('{"event_id":"1"}')).toEqual({ headers: { event_id: '1' }, items: [] });
  expect(read('{}\n').items).toEqual([]);
});

test.each([
  ['nothing', ''],
  ['no JSON', 'hello'],
  ['a list', '[]\n'],
  ['item headers that are none', '{}\nhello\nworld'],
  ['no type', '{}\n{}\nx'],
  ['a payload that is too short', '{}\n{"type":"event","length":10}\nshort'],
  ['a payload that is too long', '{}\n{"type":"event","length":2}\nlong'],
  ['a length that is none', '{}\n{"type":"event","length":-1}\nx'],
])('refuses %s', (_name, text) => {
  expect(() => read(text)).toThrow(MalformedEnvelope);
});

test('reads back whatever bytes are sent with a length', () => {
  fc.assert(
    fc.property(fc.array(fc.uint8Array({ maxLength: 50 }), { maxLength: 5 }), (items) => {
      const parts = items.flatMap((item) => [Buffer.from(`\n{"type":"x","length":${item.length}}\n`), item]);
      const found = readEnvelope(Buffer.concat([Buffer.from('{}'), ...parts])).items;
      expect(found.map((item) => [...item.payload])).toEqual(items.map((item) => [...item]));
    }),
  );
});
