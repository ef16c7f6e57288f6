import { useBus, useTopic } from '@aksamit/module-sdk/bus';
import { type HttpClient, isHttpError, useHttp } from '@aksamit/module-sdk/http';
import { useTranslate } from '@aksamit/module-sdk/i18n';
import { useHref } from '@aksamit/module-sdk/lifecycle';
import { IconButton } from '@aksamit/ui';
import { tokens } from '@aksamit/ui/theme';
import styled from '@emotion/styled';
import { Heart } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
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

  & [data-remembered] > svg {
    fill: currentcolor;
  }
  @media (scripting: none) {
    visibility: hidden;
  }
`;

/** Remembers a treatment: in the customer's account, or in this browser of a visitor without one. */
export function RememberButton({ id, name }: { id: string; name: string }) {
  const t = useTranslate();
  const { isRemembered, isBusy, press } = useRemembered(id);
  return (
    <Frame>
      <IconButton
        icon={<Heart aria-hidden="true" />}
        label={t(isRemembered ? 'remember.remove' : 'remember.add', { name })}
        data-remembered={isRemembered ? '' : undefined}
        aria-disabled={isBusy || undefined}
        onClick={press}
      />
    </Frame>
  );
}

function useRemembered(id: string) {
  const http = useHttp();
  const report = useReport();
  const isCustomer = useTopic('session')?.status === 'authenticated';
  // Undefined: not known yet. The press that starts the island comes then, and always remembers.
  const [isRemembered, setRemembered] = useState<boolean>();
  const [isBusy, setBusy] = useState(false);
  const isTouched = useRef(false);
  useEffect(() => {
    let isCurrent = true;
    // Not in this task, in which the press that started the island may be replayed.
    const timer = setTimeout(async () => {
      const known = isCustomer ? await knownToCustomer(http, id) : storedTreatments().includes(id);
      if (isCurrent && !isTouched.current) setRemembered(known);
    });
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [http, id, isCustomer]);

  const press = async () => {
    if (isBusy) return;
    isTouched.current = true;
    const wanted = isRemembered !== true;
    setRemembered(wanted);
    setBusy(true);
    try {
      if (isCustomer) await (wanted ? rememberTreatment(http, id) : removeTreatment(http, id));
      else if (!storeTreatment(id, wanted))
        throw new Error('Failed to remember a treatment: the browser stores nothing.');
      report(wanted ? (isCustomer ? 'added' : 'addedHere') : 'removed');
    } catch (error) {
      setRemembered(!wanted);
      report(isHttpError(error) && error.code === 'too_many_remembered' ? 'full' : 'failed');
    } finally {
      setBusy(false);
    }
  };
  return { isRemembered: isRemembered === true, isBusy, press };
}

/** What a visitor remembered before the login joins the account first. */
async function knownToCustomer(http: HttpClient, id: string): Promise<boolean> {
  await joinStoredTreatments(http);
  return isRememberedByCustomer(http, id).catch(() => false);
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
