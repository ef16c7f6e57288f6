import type { FormOutcome, InlineFormOutcome, LocaleCode } from '@aksamit/contracts/platform';
import type { TopicValue } from '@aksamit/module-sdk/bus';
import type { ReleaseSet } from '../model/release-set';
import { judgedPublications } from './judged-publications';
import { pageTexts } from './page-texts';

/** What a form's action did, for the page that asked for it; its publications are judged by the module's claims. */
export function outcomeJson(
  set: Pick<ReleaseSet, 'browserReleases' | 'shell'>,
  module: string,
  { done, publications, stored }: FormOutcome,
): string {
  const judged = judgedPublications(set, module, publications);
  return JSON.stringify({ module, done, publications: judged, stored } satisfies Outcome);
}

/** The outcome of a form whose sender has to wait: the page stays, and states why. */
export function waitJson(locale: LocaleCode): string {
  const value: TopicValue<'toast'> = { type: 'alert', message: pageTexts(locale)('form.tooMany.inBackground') };
  const publications = [{ topic: 'toast', id: 'toast@1', kind: 'event' as const, value }];
  return JSON.stringify({ module: 'shell', publications } satisfies Outcome);
}

/** `undefined` is left out of JSON. */
type Outcome = { [Key in keyof InlineFormOutcome]: InlineFormOutcome[Key] | undefined };
