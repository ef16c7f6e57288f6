// Runs on any Node, also on one too old for the rest: only syntax that every Node of the last years supports.

/** Oldest supported Node; also in package.json, field engines. */
export const OLDEST_NODE = [20, 19];

/**
 * @param {string} version as in process.versions.node
 * @returns {string | undefined} one sentence when that Node is too old
 */
export function nodeComplaint(version) {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  const [wantedMajor = 0, wantedMinor = 0] = OLDEST_NODE;
  if (major > wantedMajor || (major === wantedMajor && minor >= wantedMinor)) return undefined;
  return `Failed to start: this is Node ${version}. Install Node ${OLDEST_NODE.join('.')} or newer and try again.`;
}

/** Ends the program with one sentence when Node is too old. */
export function requireNode() {
  const complaint = nodeComplaint(process.versions.node);
  if (complaint === undefined) return;
  process.stderr.write(`${complaint}\n`);
  process.exit(1);
}
