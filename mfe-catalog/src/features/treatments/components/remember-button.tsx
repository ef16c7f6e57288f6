import { useBus, useTopic } from '@aksamit/module-sdk/bus';
import { type HttpClient, isHttpError, useHttp } from '@aksamit/module-sdk/http';
import { useTranslate } from '@aksamit/module-sdk/i18n';
import { useHref } from '@aksamit/module-sdk/lifecycle';
import { IconButton } from '@aksamit/ui';
import { tokens } from '@aksamit/ui/theme';
import styled from '@emotion/styled';
import { Heart } from 'lucide-react';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import {
  isRememberedByCustomer,
  joinStoredTreatments,
  rememberTreatment,
  removeTreatment,
} from '../api/remember-treatment';
import { storedTreatments, storeTreatment } from '../stored-treatments';

/** Without scripts it does nothing. */
const Frame = styled.span`
  display: inline-flex;
  color: ${tokens.color.accent};

  &[data-marked] svg,
  & [data-remembered] > svg {
    fill: currentcolor;
  }
  @media (scripting: none) {
    visibility: hidden;
  }
`;

/**
 * Remembers a treatment: in the customer's account, or in this browser of a visitor without one. Until it works, the host marks
 * what is remembered (`data-remember`; shell, remembered/mark-remembered.ts).
 */
export function RememberButton({ id, name }: { id: string; name: string }) {
  const t = useTranslate();
  const frame = useRef<HTMLSpanElement>(null);
  const { isRemembered, isBusy, press } = useRemembered(id, () => takeMark(frame.current));
  return (
    <Frame ref={frame} data-remember={id} data-remove-label={t('remember.remove', { name })} suppressHydrationWarning>
      <IconButton
        suppressHydrationWarning
        icon={<Heart aria-hidden="true" />}
        label={t(isRemembered ? 'remember.remove' : 'remember.add', { name })}
        data-remembered={isRemembered ? '' : undefined}
        aria-busy={isBusy || undefined}
        aria-disabled={isBusy || undefined}
        onClick={press}
      />
    </Frame>
  );
}

/**
 * Takes the host's mark off again, with the name that it gave the button: React, which knows of neither, would leave them.
 * @returns whether there was one
 */
function takeMark(frame: HTMLElement | null): boolean {
  const former = frame?.dataset.marked;
  if (former === undefined) return false;
  delete frame?.dataset.marked;
  const button = frame?.querySelector('button');
  for (const name of ['aria-label', 'title']) button?.setAttribute(name, former);
  return true;
}

/** @param takeMark takes what the host knew of it, once, at the start */
function useRemembered(id: string, takeMark: () => boolean) {
  const http = useHttp();
  const report = useReport();
  const isCustomer = useTopic('session')?.status === 'authenticated';
  const [isRemembered, setRemembered] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const isTouched = useRef(false);
  // The press that starts the island is replayed before the state is rendered: it turns round what was seen.
  const isSeen = useRef(false);
  const show = (next: boolean) => {
    isSeen.current = next;
    setRemembered(next);
  };
  const takeOver = useRef(() => takeMark() && show(true));
  useLayoutEffect(() => void takeOver.current(), []);
  useEffect(() => {
    let isCurrent = true;
    // Not in this task, in which the press that started the island may be replayed.
    const timer = setTimeout(async () => {
      const known = isCustomer ? await knownToCustomer(http, id) : storedTreatments().includes(id);
      if (!isCurrent || isTouched.current || known === undefined) return;
      isSeen.current = known;
      setRemembered(known);
    });
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [http, id, isCustomer]);

  const press = async () => {
    if (isBusy) return;
    isTouched.current = true;
    const wanted = !isSeen.current;
    show(wanted);
    setBusy(true);
    try {
      if (isCustomer) await (wanted ? rememberTreatment(http, id) : removeTreatment(http, id));
      else if (!storeTreatment(id, wanted))
        throw new Error('Failed to remember a treatment: the browser stores nothing.');
      report(wanted ? (isCustomer ? 'added' : 'addedHere') : 'removed');
    } catch (error) {
      show(!wanted);
      report(isHttpError(error) && error.code === 'too_many_remembered' ? 'full' : 'failed');
    } finally {
      setBusy(false);
    }
  };
  return { isRemembered, isBusy, press };
}

/** What a visitor remembered before the login joins the account first. Undefined: the account cannot be reached. */
async function knownToCustomer(http: HttpClient, id: string): Promise<boolean | undefined> {
  await joinStoredTreatments(http);
  return isRememberedByCustomer(http, id).catch(() => undefined);
}

type Outcome = 'added' | 'addedHere' | 'removed' | 'full' | 'failed';

/** Toasts of an outcome; one that added something leads to the list. */
function useReport(): (outcome: Outcome) => void {
  const t = useTranslate();
  const bus = useBus();
  const href = useHref();
  return (outcome) => {
    const list = href('panel/remembered');
    const isFailure = outcome === 'full' || outcome === 'failed';
    const leads = outcome === 'removed' || outcome === 'failed' ? null : outcome === 'addedHere' ? 'logIn' : 'list';
    bus.publish('toast', {
      type: isFailure ? 'alert' : 'success',
      message: t(`remember.${outcome}`),
      // A panel of before has no such page.
      ...(leads && list.startsWith('/') ? { action: { label: t(`remember.${leads}`), href: list } } : {}),
    });
  };
}
