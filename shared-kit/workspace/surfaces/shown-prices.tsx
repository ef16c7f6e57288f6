/** What the templates of all modules show of a price, rendered as on the server: for the test that compares them. */

import { Bus } from '@aksamit/module-sdk/bus';
import { createHttpClient } from '@aksamit/module-sdk/http';
import type { Resources } from '@aksamit/module-sdk/i18n';
import { QueryClient } from '@aksamit/module-sdk/query';
import { LocationProvider } from '@aksamit/module-sdk/router';
import { PageProviders, testPageContext } from '@aksamit/module-sdk/testing';
import { createElement, type ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';

/** The lowest price of the 30 days before, as a surface names it; amounts as it writes them. */
export interface ShownLowest {
  total: string;
  each: string | null;
}

/** What a surface shows: every lowest price that it names, what it strikes, and the percentages on its badges. */
export interface ShownReduction {
  lowest: ShownLowest[];
  struck: string[];
  percents: number[];
}

const AMOUNT = '\\d[\\d\\u00a0]*,\\d\\d\\u00a0zł';
// Some components join short words by no-break spaces.
const LOWEST = new RegExp(
  `Najniższa cena z 30 dni przed obniżką: (${AMOUNT})(?: \\((${AMOUNT}) za [^)]+\\))?`.replaceAll(' ', '\\s'),
  'g',
);

/** Parses the reduction that a text shows; markup struck by `<s>` is no sentence of its own. */
export function readReduction(markup: string): ShownReduction {
  const html = markup.replace(/<style[^>]*>.*?<\/style>/gs, '');
  const struckMarkup = [...html.matchAll(/<s>(.*?)<\/s>/gs)].map(([, inner = '']) => inner);
  const sentences = html.replace(/<s>.*?<\/s>/gs, ' ').replace(/<[^>]+>/g, ' ');
  return {
    lowest: [...sentences.matchAll(LOWEST)].map(([, total = '', each]) => ({ total, each: each ?? null })),
    struck: struckMarkup.flatMap((inner) => inner.replace(/<[^>]+>/g, ' ').match(new RegExp(AMOUNT, 'g')) ?? []),
    percents: [...sentences.matchAll(/−(\d+)%/g)].map(([, percent]) => Number(percent)),
  };
}

/** Renders a part of a module in Polish and parses what it shows. */
export function shownBy(module: string, resources: Resources, ui: ReactElement): ShownReduction {
  const bus = new Bus({ development: false, onViolation: () => undefined });
  const context = testPageContext('pl');
  const host = {
    sitemap: {},
    setHead: () => undefined,
    findPage: () => null,
    renewVisitor: () => Promise.reject(new Error('Failed to renew the visitor: a template was only rendered.')),
    mountFragment: () => ({ update: () => undefined, unmount: () => undefined }),
  };
  const http = createHttpClient({
    apiOrigin: 'http://api.example',
    marketSlug: 'pl',
    locale: 'pl',
    fetch: () => Promise.reject(new Error('Failed to call the API: a template was only rendered.')),
  });
  const tree = (
    <LocationProvider initialUrl="/">
      <PageProviders
        module={module}
        context={context}
        host={host}
        bus={bus.handle(module, { publishes: [] })}
        http={http}
        queryClient={new QueryClient()}
        resources={resources}
        page={null}
      >
        {ui}
      </PageProviders>
    </LocationProvider>
  );
  return readReduction(renderToStaticMarkup(createElement('div', null, tree)));
}
