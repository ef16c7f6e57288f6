import type { GateInput, GateRefusal } from './gate-refusal';

/** Everything that the candidates would break for a live consumer; empty: they may become live. Pure. */
export function gateRefusals({ candidates, apiVersions }: GateInput): GateRefusal[] {
  return candidates.flatMap(({ name, version, apiVersion }): GateRefusal[] =>
    apiVersions.includes(apiVersion)
      ? []
      : [
          {
            code: 'api-version',
            candidate: `${name}@${version}`,
            consumer: `${name}@${version}`,
            message: `Failed to release ${name}@${version}: it needs version ${apiVersion} of the API, and ${apiVersions.join(', ') || 'none'} is live.`,
            remedy: `Release that version of the API first, or build ${name} against a live one (apiVersion in its manifest.ts).`,
          },
        ],
  );
}
