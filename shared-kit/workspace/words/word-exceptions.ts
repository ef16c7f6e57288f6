/** A name that keeps a replaced word. An exception that nothing uses fails the check. */
export interface WordException {
  names: readonly string[];
  /** Folders or files. */
  in: readonly string[];
  reason: string;
}

/** Names that stay, with the reason. */
export const WORD_EXCEPTIONS: readonly WordException[] = [
  {
    names: ['reader'],
    in: [
      'shared-kit/contracts/',
      'shared-kit/module-sdk/src/lifecycle/',
      'shared-kit/module-sdk/src/platform.ts',
      'shell/src/browser/',
      'shell/src/page-check/',
      'shell/src/server/document/document.ts',
      'shell/src/server/private-pages.test.ts',
      'shell/src/server/render-process/render-page.ts',
      'mfe-cart-checkout/',
      'mfe-content/src/pages/form-action.test.tsx',
      'mfe-panel/',
    ],
    reason: 'Field `reader` of the inline page and of the rendering context: deployed releases read it.',
  },
  {
    names: ['leftTo'],
    in: ['shared-kit/module-sdk/', 'mfe-cart-checkout/', 'mfe-panel/'],
    reason: "Field of a page loader's result: deployed modules return it.",
  },
  {
    names: ['trouble'],
    in: ['shell/src/browser/modules/'],
    reason: 'Attribute `data-trouble` of the page, which releases of the shell and tests look for.',
  },
  {
    names: ['placeId'],
    in: ['shared-kit/contracts/', 'commerce-api/src/domains/catalogue/', 'mfe-panel/src/pages/'],
    reason: "Google's term for the id of a business.",
  },
  {
    names: ['payment_notices', 'unbelieved_notices'],
    in: ['commerce-api/src/testing/anonymous-writes.ts'],
    reason: 'Tables of merged migrations.',
  },
  {
    names: ['notice'],
    in: [
      'commerce-api/src/domains/booking/policies.api.test.ts',
      'commerce-api/src/domains/booking/slots/visit-mail.ts',
      'commerce-api/src/domains/operations/messages/',
    ],
    reason: 'Value `{notice}` of message texts: stored with queued messages, which later releases render.',
  },
  {
    names: ['triesLimit'],
    in: ['mfe-cart-checkout/src/features/payment/components/payment-stage.tsx'],
    reason: 'Stage of a payment in the contract of the API, which deployed releases read.',
  },
];
