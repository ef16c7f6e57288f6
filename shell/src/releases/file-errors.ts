/** Whether a file-system call failed because nothing is there. */
export function isMissing(error: unknown): boolean {
  return hasCode(error, 'ENOENT');
}

/** Whether reading failed because the path names no file: nothing, a folder, or something below a file. */
export function isNoFile(error: unknown): boolean {
  return isMissing(error) || hasCode(error, 'ENOTDIR') || hasCode(error, 'EISDIR');
}

/** Whether a file-system call failed because the name is taken. */
export function isTaken(error: unknown): boolean {
  return hasCode(error, 'EEXIST') || hasCode(error, 'ENOTEMPTY');
}

function hasCode(error: unknown, code: string): boolean {
  return typeof error === 'object' && error !== null && 'code' in error && error.code === code;
}
