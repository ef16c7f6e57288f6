/** One frame of Sentry's stack trace interface. Line and column count from 1. */
export interface StackFrame {
  filename: string;
  function: string;
  lineno: number;
  colno: number;
  /** Ours, as against the browser's or an extension's. */
  in_app: boolean;
}

/** `    at name (https://…/a.js:1:2)` or `    at https://…/a.js:1:2` (Chromium). */
const CHROMIUM =
  /^\s*at (?:(?:async )?(.{1,200}?) \()?((?:[a-z][a-z0-9+.-]*:)?[^\s()]{1,1000}):(\d{1,9}):(\d{1,9})\)?$/i;
/** `name@https://…/a.js:1:2` (Firefox, Safari). */
const GECKO = /^\s*(.{0,200}?)@([^\s@]{1,1000}):(\d{1,9}):(\d{1,9})$/;
const FRAMES_AT_MOST = 50;

/** Frames of a browser's `error.stack`, the oldest first as Sentry requires. Lines of another form are skipped. */
export function readStack(stack: string): StackFrame[] {
  return stack
    .split('\n')
    .map(readFrame)
    .filter((frame) => frame !== null)
    .slice(0, FRAMES_AT_MOST)
    .reverse();
}

function readFrame(line: string): StackFrame | null {
  const [, name, filename, lineno, colno] = CHROMIUM.exec(line) ?? GECKO.exec(line) ?? [];
  if (filename === undefined) return null;
  return {
    filename,
    function: name || '?',
    lineno: Number(lineno),
    colno: Number(colno),
    in_app: filename.includes('/assets/'),
  };
}
