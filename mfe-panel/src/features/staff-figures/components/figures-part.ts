import type { FiguresRequest } from '../api/get-figures';
import type { FiguresRange } from '../figures-range';

/** What each part of the figures is shown for. */
export interface FiguresPartProps {
  request: FiguresRequest;
  range: FiguresRange;
}
