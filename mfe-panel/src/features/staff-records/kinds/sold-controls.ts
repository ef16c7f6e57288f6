import type { ControlOverrides } from '../../../staff-kit/record-form/control';

/** Controls of what treatments, offers and bundles have in common. */
export const SOLD_CONTROLS: ControlOverrides = {
  categoryId: { kind: 'reference', to: 'categories' },
  pictureId: { kind: 'picture', shape: 'card' },
  'content.comparisons.pictureBeforeId': { kind: 'picture', shape: 'card' },
  'content.comparisons.pictureAfterId': { kind: 'picture', shape: 'card' },
};
