import type { InlinePage, InlinePublication } from '@aksamit/contracts/platform';
import { type BusState, plainCopy } from '@aksamit/module-sdk/bus';
import type { ProblemReport } from '../reporting/problem-report';

export interface ServedPublications {
  /** Whether the host published this for the page's module: true once for each, so that hydration repeats none. */
  take(module: string, topic: string, value: unknown): boolean;
}

/**
 * Publishes what the page's module asked for while the server rendered it (a treatment was seen), in the module's name:
 * without a touch nothing else of the module runs. The page server has judged it by the module's claims; what a page
 * server of before has not judged is left to the module.
 * @param version of the page's module
 */
export function publishServed(
  { match, publications = [] }: Pick<InlinePage, 'match' | 'publications'>,
  options: PublishOptions,
): ServedPublications {
  const module = match?.module ?? '';
  const published = publishJudged(module, publications, options);
  return {
    take(asking, topic, value) {
      const at = asking === module ? published.indexOf(keyOf(topic, value)) : -1;
      if (at >= 0) published.splice(at, 1);
      return at >= 0;
    },
  };
}

interface PublishOptions {
  state: BusState;
  /** Version of the module. */
  version: string;
  report: ProblemReport['report'];
}

/** Publishes in the module's name what the page server accepted, and reports what it refused. @returns keys of the published */
export function publishJudged(
  module: string,
  publications: readonly InlinePublication[],
  { state, version, report }: PublishOptions,
): string[] {
  const published: string[] = [];
  for (const publication of publications) {
    const { topic, id, kind = 'event', refused } = publication;
    const value = publishedValue(publication);
    if (refused) report({ module, version, phase: `bus ${topic}`, error: new Error(refused) });
    if (id === undefined) continue;
    state.publish({ module, id, kind, value: plainCopy(value) });
    published.push(keyOf(topic, value));
  }
  return published;
}

/** The value with its lists, of which the page's data name the members once. */
function publishedValue({ value, tables = {} }: InlinePublication): unknown {
  const lists = Object.entries(tables).map(([member, { members, rows }]) => [
    member,
    rows.map((row) => Object.fromEntries(members.map((name, index) => [name, row[index]]))),
  ]);
  return lists.length > 0 ? Object.assign({}, value, Object.fromEntries(lists)) : value;
}

const keyOf = (topic: string, value: unknown): string => `${topic} ${JSON.stringify(value)}`;
