import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Fact, Shape } from '../record/fact';
import { factsFolder } from '../record/facts-folder';

/** What all test files of the last run observed of each text, in the order of the texts; none before the first run. */
export function readFacts(root: string): Fact[] {
  const folder = factsFolder(root);
  if (!existsSync(folder)) return [];
  const merged = new Map<string, Fact>();
  for (const name of readdirSync(folder)) {
    const fact: Fact = JSON.parse(readFileSync(join(folder, name), 'utf8'));
    const known = merged.get(fact.text);
    merged.set(fact.text, known ? mergeFacts(known, fact) : fact);
  }
  return [...merged.values()].sort((a, b) => (a.text < b.text ? -1 : 1));
}

function mergeFacts(one: Fact, other: Fact): Fact {
  const isKnown = ({ file, template }: Fact['sites'][number]) =>
    one.sites.some((site) => site.file === file && site.template === template);
  return {
    ...one,
    sites: [...one.sites, ...other.sites.filter((site) => !isKnown(site))],
    builtBy: [...new Set([...one.builtBy, ...other.builtBy])],
    isExecuted: one.isExecuted || other.isExecuted,
    errors: [...new Set([...one.errors, ...other.errors])],
    columns: one.isExecuted ? one.columns : other.columns,
    rows: mergeShapes(one.rows, other.rows),
  };
}

export function mergeShapes(one: Shape, other: Shape): Shape {
  const elements =
    one.elements && other.elements ? mergeShapes(one.elements, other.elements) : (one.elements ?? other.elements);
  const objects =
    one.objects && other.objects ? mergeObjects(one.objects, other.objects) : (one.objects ?? other.objects);
  return {
    kinds: [...new Set([...one.kinds, ...other.kinds])].sort(),
    ...(objects && { objects }),
    ...(elements && { elements }),
  };
}

type Objects = NonNullable<Shape['objects']>;

function mergeObjects(one: Objects, other: Objects): Objects {
  const properties = { ...one.properties };
  for (const [name, shape] of Object.entries(other.properties)) {
    const known = properties[name];
    properties[name] = known ? { ...mergeShapes(known, shape), present: known.present + shape.present } : shape;
  }
  return { count: one.count + other.count, properties };
}
