import { createElement, Suspense } from 'react';
import type { PageComponents } from './page-definition';

interface PageOutletProps {
  pages: PageComponents;
  name: string | null;
}

/** The component of the shown page. `data-page` names it in the document, for tests and for people who look for its code. */
export function PageOutlet({ pages, name }: PageOutletProps) {
  const page = name === null ? undefined : pages[name];
  return (
    <div data-page={name ?? ''}>
      <Suspense fallback={<div style={{ minHeight: '60vh' }} />}>{page ? createElement(page) : null}</Suspense>
    </div>
  );
}
