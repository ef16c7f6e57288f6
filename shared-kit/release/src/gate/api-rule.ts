import { type GateRule, refusal } from './release-world';

/** The API version that a candidate was built for is deployed. */
export const apiRule: GateRule = ({ candidates, apiVersions }) =>
  candidates
    .filter(({ apiVersion }) => !apiVersions.includes(apiVersion))
    .map((candidate) =>
      refusal(
        'api-version',
        candidate,
        candidate,
        `it needs version ${candidate.apiVersion} of the API, and ${apiVersions.join(', ') || 'none'} is live`,
        `Release that version of the API first, or build ${candidate.name} against a live one (apiVersion in its manifest.ts).`,
      ),
    );
