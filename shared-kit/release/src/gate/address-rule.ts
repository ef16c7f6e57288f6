import type { LocaleCode, ReleaseManifest } from '@aksamit/contracts/platform';
import { pathSegments } from '@aksamit/contracts/routing';
import type { GateRefusal } from './gate-refusal';
import { type GateRule, mayMeet, refusal, releaseId } from './release-world';

/** First segments that the page server answers itself. */
const SERVER_SEGMENTS = new Set(
  [
    'api assets feeds figures sandbox share-cards internal release-preview healthz readyz',
    'robots.txt sitemap.xml favicon.ico logo.png app.webmanifest llms.txt services.json services.schema.json',
  ]
    .join(' ')
    .split(' '),
);
/** Parts of the site map have addresses beside it. */
const SITE_MAP_PART = /^sitemap-.*\.xml$/i;
/** Markets and locales are two letters (`/gb/`, `/en/`); these segments stay reserved for new ones. */
const TWO_LETTERS = /^[a-z]{2}$/i;

interface Claim {
  locale: LocaleCode;
  pattern: string;
  page: string;
  /** Segments with all parameters renamed alike: patterns of one shape claim the same paths. */
  shape: readonly string[];
}

/** No two pages claim the same paths, and none claims a path of the page server. */
export const addressRule: GateRule = (world) =>
  world.candidates.flatMap((candidate) => {
    const own = claimsOf(candidate);
    const others = world.everyone.filter((other) => other.name !== candidate.name && mayMeet(world, candidate, other));
    return [
      ...nameRefusals(candidate),
      ...own.flatMap((claim) => reservedRefusals(candidate, claim)),
      ...own.flatMap((claim, index) => takenRefusals(candidate, claim, candidate, own.slice(0, index))),
      ...others.flatMap((other) => {
        const claims = claimsOf(other);
        return own.flatMap((claim) => takenRefusals(candidate, claim, other, claims));
      }),
    ];
  });

function claimsOf({ pages }: ReleaseManifest): Claim[] {
  const locales: readonly LocaleCode[] = ['pl', 'en'];
  return pages.flatMap(({ name, patterns, redirectsFrom }) =>
    locales.flatMap((locale) =>
      [...patterns[locale], ...(redirectsFrom?.[locale] ?? [])].map((pattern) => ({
        locale,
        pattern,
        page: name,
        shape: pathSegments(pattern).map((segment) => segment.replace(/^:.*|\{[^}]*\}/, ':')),
      })),
    ),
  );
}

function nameRefusals(candidate: ReleaseManifest): GateRefusal[] {
  const names = candidate.pages.map(({ name }) => name);
  const twice = new Set(names.filter((name, index) => names.indexOf(name) !== index));
  return [...twice].map((name) =>
    refusal(
      'page-name-twice',
      candidate,
      candidate,
      `two of its pages are named ${name}`,
      'Give each page a name of its own in its file.',
    ),
  );
}

function reservedRefusals(candidate: ReleaseManifest, { pattern, shape: [first = ''] }: Claim): GateRefusal[] {
  const isServers = SERVER_SEGMENTS.has(first) || SITE_MAP_PART.test(first);
  if (!isServers && !TWO_LETTERS.test(first)) return [];
  const why = isServers ? `/${first} is the page server's own` : `/${first}/ is kept for a market or locale`;
  const remedy = 'Choose another first segment for the pattern.';
  return [refusal('address-reserved', candidate, candidate, `it claims ${pattern}, and ${why}`, remedy)];
}

function takenRefusals(
  candidate: ReleaseManifest,
  claim: Claim,
  holder: ReleaseManifest,
  held: readonly Claim[],
): GateRefusal[] {
  const isOwn = holder === candidate;
  const clash = held.find(
    (other) =>
      other.locale === claim.locale && (isSameShape(claim, other) || (!isOwn && isUnderOneAnother(claim, other))),
  );
  if (!clash) return [];
  const whose = isOwn ? 'it itself' : releaseId(holder);
  return [
    refusal(
      'address-taken',
      candidate,
      holder,
      `its page ${claim.page} claims ${claim.pattern} (${claim.locale}), and ${whose} has ${clash.pattern} for its page ${clash.page}`,
      isOwn
        ? 'Leave one of the two out.'
        : `Choose another pattern, or let ${holder.name} give it up in a release before this one.`,
    ),
  ];
}

function isSameShape(one: Claim, other: Claim): boolean {
  return one.shape.join('/') === other.shape.join('/');
}

function isUnderOneAnother(one: Claim, other: Claim): boolean {
  return isUnder(one, other) || isUnder(other, one);
}

/** Everything below `/x/**` belongs to its module. The bare `/**` is the catch-all, so any pattern may be below it. */
function isUnder({ shape }: Claim, { shape: rest }: Claim): boolean {
  const prefix = rest.slice(0, -1);
  if (rest.at(-1) !== '**' || prefix.length === 0) return false;
  return shape.length >= prefix.length && prefix.every((segment, index) => segment === ':' || segment === shape[index]);
}
