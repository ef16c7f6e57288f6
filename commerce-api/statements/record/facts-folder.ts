import { join } from 'node:path';

/** Where the last run of API tests left what it observed. @param root of the repository */
export const factsFolder = (root: string): string => join(root, '.cache/executed-statements');
