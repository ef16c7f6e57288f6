import type { CartItem } from '@aksamit/contracts';
import { useBus } from '@aksamit/module-sdk/bus';
import { useEffect, useRef } from 'react';
import { lineStep } from './commerce-steps';

/** Whether the document was opened by a link or form: a reload or the way back reports nothing twice. */
function isNewDocument(): boolean {
  const [entry] = performance.getEntriesByType?.('navigation') ?? [];
  return entry === undefined || !('type' in entry) || entry.type === 'navigate';
}

/** Reports to analytics the line that a form put into the cart: its own page reported nothing. */
export function useAddedStep(line: CartItem | undefined): void {
  const bus = useBus();
  const latest = useRef(line);
  latest.current = line;
  const lineId = line?.id;
  useEffect(() => {
    if (lineId && latest.current && isNewDocument())
      bus.publish('commerce', lineStep('add_to_cart', latest.current, 'addToCart'));
  }, [bus, lineId]);
}
