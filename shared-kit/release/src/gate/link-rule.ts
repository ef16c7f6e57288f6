import type { PageClaim, PageLink, ReleaseManifest } from '@aksamit/contracts/platform';
import { patternParameters } from '@aksamit/contracts/routing';
import type { GateRefusal } from './gate-refusal';
import { type GateRule, mayMeet, type ReleaseWorld, refusal, releaseId } from './release-world';

/** Why a link is broken. */
type Fault = { code: 'link-missing' } | { code: 'link-parameters'; lacking: string };

/** Every page that a module links to exists, and needs no parameter that the link does not provide. */
export const linkRule: GateRule = (world) =>
  world.everyone.flatMap((consumer) =>
    consumer.links
      .filter(({ page }) => ownerOf(page) !== consumer.name)
      .flatMap((link) => linkRefusals(world, consumer, link)),
  );

function linkRefusals(world: ReleaseWorld, consumer: ReleaseManifest, link: PageLink): GateRefusal[] {
  const owners = world.everyone.filter(({ name }) => name === ownerOf(link.page));
  if (owners.length === 0 && world.isCandidate(consumer) && isCertain(link))
    return [leadsNowhere(consumer, link, `and ${ownerOf(link.page)} is not live`)];
  return owners
    .filter((owner) => mayMeet(world, owner, consumer))
    .flatMap((owner) => meetingRefusals(world, consumer, link, owner));
}

function meetingRefusals(
  world: ReleaseWorld,
  consumer: ReleaseManifest,
  link: PageLink,
  owner: ReleaseManifest,
): GateRefusal[] {
  if (world.isCandidate(consumer)) {
    const fault = isCertain(link) ? faultOf(link, owner) : undefined;
    return fault ? [leadsNowhere(consumer, link, whyNowhere(fault, owner))] : [];
  }
  // A deployed consumer is not refused for a link that is broken already.
  const before = world.before.filter(({ name, pages }) => name === owner.name && pageOf(pages, link) !== undefined);
  const worked = before.find((old) => faultOf(link, old) === undefined);
  const fault = worked && faultOf(link, owner, worked);
  return fault ? [breaks(owner, consumer, link, fault)] : [];
}

/** A link without parameters is of an older build, which took any text like a page's name for one. */
function isCertain({ params }: PageLink): boolean {
  return params !== undefined;
}

/** @param known a release whose page the link fitted, in case the link's parameters are unknown */
function faultOf(link: PageLink, owner: ReleaseManifest, known?: ReleaseManifest): Fault | undefined {
  const claim = pageOf(owner.pages, link);
  if (!claim) return { code: 'link-missing' };
  const past = known && pageOf(known.pages, link);
  const given = link.params ?? (past ? parametersOf(past) : parametersOf(claim));
  const lacking = parametersOf(claim).find((name) => !given.includes(name));
  return lacking === undefined ? undefined : { code: 'link-parameters', lacking };
}

/** Parameters that a link must provide: links are built from the first pattern of each locale. `**` may be empty. */
function parametersOf({ patterns }: PageClaim): string[] {
  const canonical = [patterns.pl[0], patterns.en[0]].flatMap((pattern) => pattern ?? []);
  return canonical.flatMap((pattern) => patternParameters(pattern));
}

function pageOf(pages: readonly PageClaim[], { page }: PageLink): PageClaim | undefined {
  return pages.find(({ name }) => name === page.slice(page.indexOf('/') + 1));
}

function ownerOf(page: string): string {
  return page.slice(0, page.indexOf('/'));
}

function whyNowhere(fault: Fault, owner: ReleaseManifest): string {
  return fault.code === 'link-missing'
    ? `which ${releaseId(owner)} does not have`
    : `without the parameter "${fault.lacking}" that ${releaseId(owner)} needs for it`;
}

function leadsNowhere(consumer: ReleaseManifest, { page }: PageLink, why: string): GateRefusal {
  return refusal(
    'link-missing',
    consumer,
    consumer,
    `it links the page ${page}, ${why}`,
    `Release a ${ownerOf(page)} that has it first, or both together, or leave the link out.`,
  );
}

function breaks(owner: ReleaseManifest, consumer: ReleaseManifest, { page }: PageLink, fault: Fault): GateRefusal {
  const what = `${releaseId(consumer)} links its page ${page}`;
  return fault.code === 'link-missing'
    ? refusal(
        fault.code,
        owner,
        consumer,
        `${what}, which it does not have`,
        `Keep the page until ${consumer.name} is released without the link.`,
      )
    : refusal(
        fault.code,
        owner,
        consumer,
        `${what} without the parameter "${fault.lacking}" that it needs now`,
        `Keep the names of the page's parameters, or claim the new address as a page of another name until ${consumer.name} has moved.`,
      );
}
