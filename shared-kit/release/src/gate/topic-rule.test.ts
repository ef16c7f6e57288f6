import type { ReleaseManifest } from '@aksamit/contracts/platform';
import { publications, readings, shellPublications } from '@aksamit/contracts/topics';
import { testManifest } from '../testing/test-manifest';
import { type GateInput, gateRefusals } from '.';

const gate = (input: Partial<GateInput>) =>
  gateRefusals({ candidates: [], live: [], canaries: [], apiVersions: ['1'], ...input });

type Publication = ReleaseManifest['bus']['publishes'][number];
type Schema = Record<string, unknown>;

const zone: Schema = { type: 'object', properties: { zone: { type: 'string' } }, required: ['zone'] };
const publication = (
  topic: string,
  version: number,
  schema: Schema,
  kind: Publication['kind'] = 'event',
): Publication => ({
  topic,
  version,
  schema,
  kind,
});
const publishing = (id: string, ...publishes: Publication[]) => testManifest(id, { bus: { publishes } });
const reading = (id: string, version: number, schema: Schema = zone) =>
  testManifest(id, { bus: { reads: [{ topic: 'catalog.filters', version, schema }] } });
const filters = (version: number, schema = zone) => publication('catalog.filters', version, schema);
const shell = (id: string, change: (topic: Publication) => Publication[] = (topic) => [topic]) =>
  testManifest(id, { bus: { publishes: shellPublications().flatMap((topic) => change(topic)) } });

const live = [publishing('catalog@1.0.0', filters(1)), reading('content@1.0.0', 1)];

describe('a deployed topic of a module', () => {
  test('is missed by its consumer', () => {
    expect(gate({ candidates: [publishing('catalog@2.0.0', filters(2))], live })).toEqual([
      {
        code: 'topic-missing',
        candidate: 'catalog@2.0.0',
        consumer: 'content@1.0.0',
        message:
          'Failed to release catalog@2.0.0: content@1.0.0 reads topic catalog.filters in version 1, which it does not publish.',
        remedy: 'Publish version 1 of catalog.filters beside the newer one until content is released without it.',
      },
    ]);
    expect(gate({ candidates: [publishing('catalog@2.0.0', filters(1), filters(2))], live })).toEqual([]);
  });

  test('may contain more, but not less, under one version', () => {
    const more = { ...zone, properties: { zone: { type: 'string' }, part: { type: 'string' } } };
    expect(gate({ candidates: [publishing('catalog@1.1.0', filters(1, more))], live })).toEqual([]);
    expect(gate({ candidates: [publishing('catalog@1.1.0', filters(1, { ...zone, required: [] }))], live })).toEqual([
      {
        code: 'topic-changed',
        candidate: 'catalog@1.1.0',
        consumer: 'content@1.0.0',
        message:
          'Failed to release catalog@1.1.0: content@1.0.0 reads topic catalog.filters in version 1, which changed (value.zone may be left out, but is required).',
        remedy:
          'Publish the change as version 2 of catalog.filters, and keep version 1 as it was until content has moved.',
      },
    ]);
  });

  test('does not turn from event to state', () => {
    const state = publishing('catalog@1.1.0', publication('catalog.filters', 1, zone, 'state'));
    expect(gate({ candidates: [state], live })).toMatchObject([
      { code: 'topic-changed', message: expect.stringContaining('it was event and is state') },
    ]);
  });
});

describe('a new topic of a module', () => {
  test('must be there before it is read', () => {
    expect(gate({ candidates: [reading('panel@1.0.0', 3)], live })).toEqual([
      {
        code: 'topic-missing',
        candidate: 'panel@1.0.0',
        consumer: 'panel@1.0.0',
        message:
          'Failed to release panel@1.0.0: it reads topic catalog.filters in version 3, and catalog@1.0.0 has it not.',
        remedy: 'Release a publisher of version 3 of catalog.filters first, or both together.',
      },
    ]);
    expect(gate({ candidates: [reading('panel@1.0.0', 1)] })).toMatchObject([
      { message: expect.stringContaining('and catalog is not live.') },
    ]);
    expect(gate({ candidates: [reading('panel@1.0.0', 1), publishing('catalog@1.0.0', filters(1))] })).toEqual([]);
  });

  test('must be as its consumer expects', () => {
    const strict = { ...zone, required: ['zone', 'part'] };
    expect(gate({ candidates: [reading('panel@1.0.0', 1, strict)], live })).toEqual([
      {
        code: 'topic-changed',
        candidate: 'panel@1.0.0',
        consumer: 'panel@1.0.0',
        message:
          'Failed to release panel@1.0.0: it reads topic catalog.filters in version 1 otherwise than catalog@1.0.0 has it (value.part may be left out, but is required).',
        remedy: 'Build panel against the deployed releases, or release a catalog that fits first.',
      },
    ]);
  });

  test('carries its module’s name', () => {
    expect(gate({ candidates: [publishing('panel@1.0.0', filters(1))] })).toEqual([
      {
        code: 'topic-not-own',
        candidate: 'panel@1.0.0',
        consumer: 'panel@1.0.0',
        message:
          "Failed to release panel@1.0.0: it publishes topic catalog.filters, which is neither the shell's nor its own.",
        remedy: 'Name it "panel.…".',
      },
    ]);
  });

  test('has a schema that the bus can check', () => {
    const list = { type: 'object', properties: { all: { type: 'array', items: { type: 'number', multipleOf: 5 } } } };
    expect(gate({ candidates: [publishing('catalog@1.0.0', filters(1, list))] })).toMatchObject([
      {
        code: 'topic-schema',
        message:
          'Failed to release catalog@1.0.0: it publishes topic catalog.filters with "multipleOf" in its schema, which the bus cannot check.',
        remedy: 'Say it without that keyword.',
      },
    ]);
  });
});

const consumer = testManifest('content@1.0.0', { bus: { reads: readings('session', 'locale') } });
const toaster = testManifest('panel@1.0.0', {
  bus: { publishes: publications('toast') },
});
const without = (name: string) => shell('shell@2.0.0', (topic) => (topic.topic === name ? [] : [topic]));
const withSchema = (name: string, schema: Schema) =>
  shell('shell@2.0.0', (topic) => [topic.topic === name ? { ...topic, schema } : topic]);

describe('a topic of the shell', () => {
  test('is read and published as the kit has it', () => {
    expect(gate({ candidates: [consumer, toaster], live: [shell('shell@1.0.0')] })).toEqual([]);
    expect(gate({ candidates: [shell('shell@1.0.0')], live: [consumer, toaster] })).toEqual([]);
  });

  test('does not go, and does not change, while it is read', () => {
    expect(gate({ candidates: [without('locale')], live: [consumer] })).toMatchObject([
      { code: 'topic-missing', candidate: 'shell@2.0.0', consumer: 'content@1.0.0' },
    ]);
    expect(gate({ candidates: [withSchema('locale', { type: 'string' })], live: [consumer] })).toMatchObject([
      { code: 'topic-changed', message: expect.stringContaining('value may be anything, but only ["pl","en"]') },
    ]);
  });

  test('a version beside the newer one keeps old consumers', () => {
    const both = shell('shell@2.0.0', (topic) => [
      topic,
      ...(topic.topic === 'locale' ? [{ ...topic, version: 2 }] : []),
    ]);
    expect(gate({ candidates: [both], live: [consumer] })).toEqual([]);
  });

  test('is taken as modules publish it', () => {
    expect(gate({ candidates: [without('toast')], live: [toaster] })).toEqual([
      {
        code: 'topic-missing',
        candidate: 'shell@2.0.0',
        consumer: 'panel@1.0.0',
        message:
          'Failed to release shell@2.0.0: panel@1.0.0 publishes topic toast in version 1, which it does not have.',
        remedy: 'Keep version 1 of toast in the shell beside the newer one until panel has moved.',
      },
    ]);
    const strict = { type: 'object', required: ['type', 'message', 'title'] };
    expect(gate({ candidates: [toaster], live: [withSchema('toast', strict)] })).toEqual([
      {
        code: 'topic-changed',
        candidate: 'panel@1.0.0',
        consumer: 'panel@1.0.0',
        message:
          'Failed to release panel@1.0.0: it publishes topic toast in version 1, and shell@2.0.0 takes it otherwise (value.title may be left out, but is required).',
        remedy: 'Build panel against the kit of the live shell, or release a shell that has it first.',
      },
    ]);
  });

  test('is not judged by manifests from before topics had versions', () => {
    const old = testManifest('content@0.1.0', { bus: { reads: ['session'] } });
    expect(gate({ candidates: [testManifest('shell@0.1.0')], live: [old, consumer] })).toEqual([]);
    expect(gate({ candidates: [without('session')], live: [old] })).toMatchObject([{ code: 'topic-missing' }]);
  });
});

describe('a topic with one publisher', () => {
  test('is refused from another module', () => {
    const thief = testManifest('panel@1.0.0', { bus: { publishes: [publication('cart', 1, {})] } });
    expect(gate({ candidates: [thief] })).toMatchObject([
      {
        code: 'topic-not-own',
        message: 'Failed to release panel@1.0.0: it publishes topic cart, which only cart-checkout may.',
        remedy: 'Ask cart-checkout to publish it, or publish a topic "panel.…".',
      },
    ]);
  });

  test('is missed once its owner stops publishing', () => {
    const cart = publishing('cart-checkout@1.0.0', ...publications('cart'));
    const badge = testManifest('panel@1.0.0', { bus: { reads: readings('cart') } });
    const live = [shell('shell@1.0.0'), cart, badge];
    expect(gate({ candidates: [testManifest('cart-checkout@2.0.0')], live })).toMatchObject([
      { code: 'topic-missing', candidate: 'cart-checkout@2.0.0', consumer: 'panel@1.0.0' },
    ]);
  });
});
