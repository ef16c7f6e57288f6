import type { SandboxParts } from '../sandbox-parts';
import type { ReceivedEvent } from '../sentry/event-list';
import { html, type Markup, type Texts, timeText } from './html';

const SHOWN = 50;

/** Events received by the stand-in for the error-reporting service, and its behavior. */
export function problemSections({ sentry, publicOrigin }: SandboxParts, language: string, texts: Texts): Markup {
  const list = sentry.events.all().slice(0, SHOWN);
  return html`<section class="card" aria-labelledby="problems"><h2 id="problems">${texts.lastProblems}</h2>
${list.length === 0 ? html`<p>${texts.noProblems}</p>` : table(list, language, texts)}
<p><a href="/sandbox/sentry.json">${texts.asJson}</a></p></section>
<section class="card" aria-labelledby="sentry"><h2 id="sentry">${texts.sentryBehaviour}</h2>
<p>${texts.sentryBehaviourLead}</p><p><code>${publicOrigin}/sandbox/sentry/control</code></p>
<p><code>${JSON.stringify(sentry.behaviour.now())}</code></p></section>`;
}

function table(list: readonly ReceivedEvent[], language: string, texts: Texts): Markup {
  return html`<table><thead><tr><th scope="col">${texts.when}</th><th scope="col">${texts.release}</th>
<th scope="col">${texts.where}</th><th scope="col">${texts.problem}</th></tr></thead>
<tbody>${list.map((entry) => row(entry, language, texts))}</tbody></table>`;
}

function row(entry: ReceivedEvent, language: string, texts: Texts): Markup {
  const { channel = '', market = '', phase = '' } = entry.tags;
  const countText = (text: string, n: number) =>
    n > 1 ? html`<small>${text.replace('{n}', String(n))}</small>` : null;
  return html`<tr><td>${timeText(new Date(entry.receivedAt), language)}</td>
<td><code>${entry.release ?? ''}</code><small>${[channel, market].filter(Boolean).join(', ')}</small></td>
<td>${entry.transaction ?? ''}<small>${phase}</small></td>
<td>${entry.type ?? ''}: ${entry.message}<small><code>${entry.eventId}</code></small>
${countText(texts.standsForCount, entry.count)}${countText(texts.times, entry.times)}</td></tr>`;
}
