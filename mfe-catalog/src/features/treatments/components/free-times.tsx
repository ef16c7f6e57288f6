import type { FirstFreeTime } from '@aksamit/contracts';
import { callApi } from '@aksamit/module-sdk/api';
import { formatWeekdayDate } from '@aksamit/module-sdk/dates';
import { useHttp } from '@aksamit/module-sdk/http';
import { formatTime, useLocaleFormats, useTranslate } from '@aksamit/module-sdk/i18n';
import { useHref } from '@aksamit/module-sdk/lifecycle';
import { Button } from '@aksamit/ui';
import { tokens } from '@aksamit/ui/theme';
import styled from '@emotion/styled';
import { useCallback, useEffect, useRef, useState } from 'react';

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
    align-content: center;
    min-height: 3.5rem;
    padding-block: 0.5rem;
    border-top: 1px solid ${tokens.color.border};
    line-height: 1.35;
  }
  & small {
    color: ${tokens.color['ink-muted']};
    font-size: ${tokens.text.sm};
  }
  & > p {
    margin-bottom: 0.75rem;
    color: ${tokens.color.danger};
    font-size: ${tokens.text.sm};
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
  if (state.kind === 'shown')
    return (
      <Frame aria-live="polite" data-open="">
        <ul>
          {state.times.map((time) => (
            <SalonLine key={time.location.id} time={time} />
          ))}
        </ul>
      </Frame>
    );
  return (
    <Frame aria-live="polite" data-open={state.kind === 'loading' ? '' : undefined}>
      {state.kind === 'failed' ? <p>{t('freeTimes.failed')}</p> : null}
      <Button variant="secondary" size="sm" busy={state.kind === 'loading'} onClick={load}>
        {t(state.kind === 'loading' ? 'freeTimes.loading' : 'freeTimes.show')}
      </Button>
    </Frame>
  );
}

function SalonLine({ time: { location, startAt } }: { time: FirstFreeTime }) {
  const t = useTranslate();
  const locale = useLocaleFormats();
  const href = useHref();
  return (
    <li>
      <a href={href('catalog/salon', { slug: location.slug })}>{location.name}</a>
      <small>
        {startAt === null
          ? t('freeTimes.full')
          : t('freeTimes.first', { date: `${formatWeekdayDate(startAt, locale)}, ${formatTime(startAt)}` })}
      </small>
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
