import type { HttpFile } from '@aksamit/module-sdk/http';

/** Long enough for the browser to have taken the file. */
const REVOKE_AFTER_MS = 60_000;

/** Passes a file to the browser, which saves it under its name. */
export function saveFile({ content, fileName }: HttpFile, otherName: string): void {
  const address = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = address;
  link.download = fileName ?? otherName;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), REVOKE_AFTER_MS);
}
