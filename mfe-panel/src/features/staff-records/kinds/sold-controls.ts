import type { ControlOverrides } from '../../../staff-kit/record-form/control';

/** Controls of what treatments, offers and bundles have in common. */
export const SOLD_CONTROLS: ControlOverrides = {
  categoryId: { kind: 'reference', to: 'categories' },
  pictureId: { kind: 'reference', to: 'pictures' },
  'content.comparisons.pictureBeforeId': { kind: 'reference', to: 'pictures' },
  'content.comparisons.pictureAfterId': { kind: 'reference', to: 'pictures' },
};
