/** A request as the browser reports it, as far as the depth of loading needs it. */
export interface SeenRequest {
  url: string;
  /** Script that requested it; undefined: the document itself or its preloads. */
  askedBy?: string;
}

/**
 * Length of the longest chain of responses until the last script is loaded: 1 when the document names all. A script
 * that requests a script adds one.
 */
export function scriptDepth(scripts: SeenRequest[]): number {
  const byUrl = new Map(scripts.map((script) => [script.url, script]));
  const depthOf = (script: SeenRequest, seen: Set<string>): number => {
    const parent = script.askedBy === undefined ? undefined : byUrl.get(script.askedBy);
    if (parent === undefined || seen.has(script.url)) return 1;
    return 1 + depthOf(parent, new Set([...seen, script.url]));
  };
  return scripts.reduce((deepest, script) => Math.max(deepest, depthOf(script, new Set())), 0);
}
