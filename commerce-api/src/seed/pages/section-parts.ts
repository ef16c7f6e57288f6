/** Short ways to write what many sections of the seeded pages hold. */
import type { ContentBlock } from '@aksamit/contracts';

type Pair = readonly [title: string, text: string];

/** Items of benefits, steps and questions. */
export const titled = (...pairs: Pair[]) => pairs.map(([title, text]) => ({ title, text }));

/** One group of questions without a heading of its own. */
export const questions = (...pairs: Pair[]) => [{ title: null, items: titled(...pairs) }];

export const action = (label: string, path: string) => ({ label, path });

export const link = (label: string, path: string, description: string): ContentBlock => ({
  type: 'link',
  label,
  path,
  description,
});

export const paragraph = (text: string): ContentBlock => ({ type: 'paragraph', text });
export const note = (text: string): ContentBlock => ({ type: 'note', text });
export const bullets = (...items: string[]): ContentBlock => ({ type: 'list', items, ordered: false });
export const numbered = (...items: string[]): ContentBlock => ({ type: 'list', items, ordered: true });
export const heading = (text: string): ContentBlock => ({ type: 'heading', text, level: 3 });
