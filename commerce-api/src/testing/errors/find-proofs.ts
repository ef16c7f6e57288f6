import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseSync } from '@swc/core';
import { z } from 'zod';
import type { DeclaredPair } from './refusals';

/** A pair that a test proves in both languages by `expectRefusal`. */
export interface Proof {
  pair: DeclaredPair;
  /** The test's file, from the folder that was searched. */
  file: string;
}

const named = (...names: [string, ...string[]]) => z.object({ type: z.literal('Identifier'), value: z.enum(names) });
const runner = named('test', 'it');

/** `test(…)`, or `test.each(…)(…)`; not one that is left out by `skip` or `todo`. */
const testSchema = z.object({
  type: z.literal('CallExpression'),
  callee: z.union([
    runner,
    z.object({
      type: z.literal('CallExpression'),
      callee: z.object({ type: z.literal('MemberExpression'), object: runner, property: named('each') }),
    }),
  ]),
});

/** An awaited `expectRefusal(…)` with a literal pair. */
const proofSchema = z.object({
  type: z.literal('AwaitExpression'),
  argument: z.object({
    type: z.literal('CallExpression'),
    callee: named('expectRefusal'),
    arguments: z
      .tuple([z.unknown(), z.object({ expression: z.object({ type: z.literal('StringLiteral'), value: z.string() }) })])
      .rest(z.unknown()),
  }),
});

/** The pairs that stand in the tests of a file. */
export function pairsProvenIn(text: string): DeclaredPair[] {
  const found: DeclaredPair[] = [];
  const visit = (node: unknown, isInTest: boolean): void => {
    if (typeof node !== 'object' || node === null) return;
    const type = 'type' in node ? node.type : null;
    const proof = isInTest && type === 'AwaitExpression' ? proofSchema.safeParse(node) : null;
    if (proof?.success) found.push(proof.data.argument.arguments[1].expression.value);
    const isTest = isInTest || (type === 'CallExpression' && testSchema.safeParse(node).success);
    for (const part of Object.values(node)) visit(part, isTest);
  };
  visit(parseSync(text, { syntax: 'typescript', target: 'es2022' }), false);
  return found;
}

/** The pairs proven in both languages by tests against the real API, each by its own name. */
export function findProofs(folder: string): Proof[] {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  return files
    .filter((file) => file.endsWith('.api.test.ts'))
    .flatMap((file) => {
      const text = readFileSync(join(folder, file), 'utf8');
      return text.includes('expectRefusal') ? pairsProvenIn(text).map((pair) => ({ pair, file })) : [];
    });
}
