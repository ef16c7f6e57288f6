import type { LocaleCode } from '@aksamit/contracts/platform';
import type { Bus } from '@aksamit/module-sdk/bus';
import type { Translate } from '@aksamit/module-sdk/i18n';
import type { ReceivedEvent } from './inspector-options';

interface BusFactsProps {
  bus: Bus;
  events: readonly ReceivedEvent[];
  locale: LocaleCode;
  t: Translate;
}

/** The bus: the current value of each state topic, and the latest events, newest first. */
export function BusFacts({ bus, events, locale, t }: BusFactsProps) {
  return (
    <>
      <details>
        <summary>{t('values')}</summary>
        <dl>
          {bus.latest.map(({ id, module, value }) => (
            <div key={id}>
              <dt>
                {id} ({module})
              </dt>
              <dd>
                <pre>{JSON.stringify(value, null, 1)}</pre>
              </dd>
            </div>
          ))}
        </dl>
      </details>
      <details>
        <summary>{t('events')}</summary>
        {events.length === 0 ? <p>{t('noEvents')}</p> : null}
        <dl>
          {events.toReversed().map(({ id, module, value, at, count }) => (
            <div key={count}>
              <dt>
                {id} ({t('said', { module, time: new Date(at).toLocaleTimeString(locale) })})
              </dt>
              <dd>
                <pre>{JSON.stringify(value, null, 1)}</pre>
              </dd>
            </div>
          ))}
        </dl>
      </details>
    </>
  );
}
