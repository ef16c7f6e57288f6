/** Whether a file-system call failed because the path does not exist. */
export function isMissing(error: unknown): boolean {
  return hasCode(error, 'ENOENT');
}

/** Whether reading failed because the path is no file: it does not exist, is a folder, or is below a file. */
export function isNoFile(error: unknown): boolean {
  return isMissing(error) || hasCode(error, 'ENOTDIR') || hasCode(error, 'EISDIR');
}

/** Whether a file-system call failed because the name exists already. */
export function isTaken(error: unknown): boolean {
  return hasCode(error, 'EEXIST') || hasCode(error, 'ENOTEMPTY');
}

function hasCode(error: unknown, code: string): boolean {
  return typeof error === 'object' && error !== null && 'code' in error && error.code === code;
}
