import { execFileSync } from 'node:child_process';
import type { Commit } from './commit-message';

/** Last commit before the rule; its ancestors are exempt. */
export const EXEMPT = 'c47fa4fd937b6b9743c4ad5120ebb047cd89bec4';

const git = (root: string, ...flags: string[]): string | undefined => {
  try {
    return execFileSync('git', flags, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] });
  } catch {
    return undefined;
  }
};

/**
 * Commits of this branch that the rule covers: those after the exempt one or, in a clone whose history does not reach
 * back to it, those that origin/main lacks. None where git, that branch or any history is missing.
 */
export function newCommits(root: string, exempt = EXEMPT): Commit[] {
  const reachesBack = git(root, 'merge-base', '--is-ancestor', exempt, 'HEAD') !== undefined;
  const log = git(root, 'log', '--format=%H%x1f%P%x1f%B%x1e', `${reachesBack ? exempt : 'origin/main'}..HEAD`) ?? '';
  return log.split('\x1e').flatMap((entry) => {
    const [hash = '', parents = '', message = ''] = entry.split('\x1f');
    if (hash.trim() === '') return [];
    return [{ hash: hash.trim(), parents: parents.split(' ').filter(Boolean).length, message: message.trim() }];
  });
}
