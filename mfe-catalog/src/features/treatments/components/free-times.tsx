import type { FirstFreeTime } from '@aksamit/contracts';
import { callApi } from '@aksamit/module-sdk/api';
import { formatWeekdayDate } from '@aksamit/module-sdk/dates';
import { useHttp } from '@aksamit/module-sdk/http';
import { formatTime, useLocaleFormats, useTranslate } from '@aksamit/module-sdk/i18n';
import { useHref } from '@aksamit/module-sdk/lifecycle';
import { Button } from '@aksamit/ui';
import { tokens } from '@aksamit/ui/theme';
import styled from '@emotion/styled';
import { Check } from 'lucide-react';
import { useCallback, useEffect, useRef, useState } from 'react';
import { chooseSalon } from '../../../choices/choose-salon';

/** From the press on it has room for the salons of one response, so that nothing shifts when they come. */
const Frame = styled.div`
  &[data-open] {
    min-height: 14rem;
  }

  & > ul {
    display: grid;
    padding: 0;
    list-style: none;
  }
  & > ul > li {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    gap: 0 1rem;
    align-items: center;
    min-height: 3.5rem;
    padding-block: 0.5rem;
    border-top: 1px solid ${tokens.color.border};
    line-height: 1.35;
  }
  & small {
    display: block;
    color: ${tokens.color['ink-muted']};
    font-size: ${tokens.text.sm};
  }
  & > p {
    font-size: ${tokens.text.sm};
  }
  & > [data-failed] {
    margin-bottom: 0.75rem;
    color: ${tokens.color.danger};
  }
  @media (scripting: none) {
    display: none;
  }
`;

type State = { kind: 'idle' | 'loading' | 'failed' } | { kind: 'shown'; times: readonly FirstFreeTime[] };

/** The first free times of a treatment in some salons: GET /events/first-free-times, when the island starts. */
export function FreeTimes({ productId }: { productId: string }) {
  const t = useTranslate();
  const [state, load] = useFreeTimes(productId);
  if (state.kind === 'shown') return <ShownTimes times={state.times} />;
  return (
    <Frame aria-live="polite" data-open={state.kind === 'loading' ? '' : undefined}>
      {state.kind === 'failed' ? <p data-failed="">{t('freeTimes.failed')}</p> : null}
      <Button variant="secondary" size="sm" busy={state.kind === 'loading'} onClick={load}>
        {t(state.kind === 'loading' ? 'freeTimes.loading' : 'freeTimes.show')}
      </Button>
    </Frame>
  );
}

/** Salons with their first free times; one is chosen for the visit, before or after the treatment is in the cart. */
function ShownTimes({ times }: { times: readonly FirstFreeTime[] }) {
  const t = useTranslate();
  const [chosenId, setChosen] = useState<string>();
  const choose = (id: string) => {
    chooseSalon(id);
    setChosen(id);
  };
  return (
    <Frame aria-live="polite" data-open="">
      <ul>
        {times.map((time) => (
          <SalonLine
            key={time.location.id}
            time={time}
            isChosen={time.location.id === chosenId}
            onChoose={() => choose(time.location.id)}
          />
        ))}
      </ul>
      {chosenId === undefined ? null : <p>{t('freeTimes.next')}</p>}
    </Frame>
  );
}

interface SalonLineProps {
  time: FirstFreeTime;
  isChosen: boolean;
  onChoose(): void;
}

function SalonLine({ time: { location, startAt }, isChosen, onChoose }: SalonLineProps) {
  const t = useTranslate();
  const locale = useLocaleFormats();
  const href = useHref();
  const { name, slug } = location;
  return (
    <li>
      <div>
        <a href={href('catalog/salon', { slug })}>{name}</a>
        <small>
          {startAt === null
            ? t('freeTimes.full')
            : t('freeTimes.first', { date: `${formatWeekdayDate(startAt, locale)}, ${formatTime(startAt)}` })}
        </small>
      </div>
      {startAt === null ? null : (
        <Button
          size="sm"
          variant="secondary"
          aria-label={t(isChosen ? 'freeTimes.chosenNamed' : 'freeTimes.chooseNamed', { name })}
          onClick={onChoose}
        >
          {isChosen ? <Check aria-hidden="true" /> : null}
          {t(isChosen ? 'freeTimes.chosen' : 'freeTimes.choose')}
        </Button>
      )}
    </li>
  );
}

/** Fetches at once where the island runs: it starts when its button is pressed. */
function useFreeTimes(productId: string): [State, () => void] {
  const http = useHttp();
  const [state, setState] = useState<State>({ kind: 'idle' });
  const isRunning = useRef(false);
  const load = useCallback(async () => {
    if (isRunning.current) return;
    isRunning.current = true;
    setState({ kind: 'loading' });
    try {
      const { data } = await callApi(http, 'GET /events/first-free-times', { query: { productId } });
      setState({ kind: 'shown', times: data.firstFreeTimes });
    } catch {
      setState({ kind: 'failed' });
    } finally {
      isRunning.current = false;
    }
  }, [http, productId]);
  useEffect(() => void load(), [load]);
  return [state, () => void load()];
}
