import { createElement, type ReactNode, Suspense, useEffect, useMemo } from 'react';
import { EarlyActions } from '../early-actions';
import type { PageComponents } from '../page-definition';

/** A page that is not there after this time is reported as slow. Its module is mounted already. */
export const PAGE_DEADLINE_MS = 1500;

interface PageOutletProps {
  /** The module's region; none on the server. */
  root?: Element;
  pages: PageComponents;
  name: string | null;
  onSlow?: ((late: Promise<void>) => void) | undefined;
  /** A page is there, with its script. */
  onArrived?: (() => void) | undefined;
}

/** The component of the shown page. `data-page` names it in the document, for tests and developers. */
export function PageOutlet({ root, pages, name, onSlow, onArrived }: PageOutletProps) {
  const page = name === null ? undefined : pages[name];
  const arrival = useMemo(() => arrivalOf(name), [name]);
  useEffect(() => {
    if (arrival.isOver) return;
    const timer = setTimeout(() => !arrival.isOver && onSlow?.(arrival.over), PAGE_DEADLINE_MS);
    return () => clearTimeout(timer);
  }, [arrival, onSlow]);
  return (
    <div data-page={name ?? ''}>
      <Suspense fallback={<div style={{ minHeight: '60vh' }} />}>
        <EarlyActions root={root}>
          <Arrived arrival={arrival} onArrived={onArrived}>
            {page ? createElement(page) : null}
          </Arrived>
        </EarlyActions>
      </Suspense>
    </div>
  );
}

/** One page's being waited for. */
interface Arrival {
  page: string | null;
  isOver: boolean;
  over: Promise<void>;
  end(): void;
}

function arrivalOf(page: string | null): Arrival {
  let resolve = () => {};
  const over = new Promise<void>((settle) => {
    resolve = settle;
  });
  const arrival: Arrival = {
    page,
    isOver: false,
    over,
    end() {
      arrival.isOver = true;
      resolve();
    },
  };
  return arrival;
}

/** Its effect runs once its content no longer waits for a script. */
function Arrived(props: { arrival: Arrival; onArrived: PageOutletProps['onArrived']; children: ReactNode }) {
  const { arrival, onArrived, children } = props;
  useEffect(() => {
    arrival.end();
    onArrived?.();
  }, [arrival, onArrived]);
  return children;
}
