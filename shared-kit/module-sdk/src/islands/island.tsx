import type { RequestedIsland } from '@aksamit/contracts/platform';
import { TranslationsContext, useProvidedTranslations } from '@aksamit/module-sdk/i18n';
import { useModule } from '@aksamit/module-sdk/lifecycle';
import { createElement } from 'react';
import type { IslandDefinition } from './define-island';

/** A value with everything that JSON cannot carry replaced by `never`. */
type JsonOnly<T> = T extends Date | bigint | symbol | ((...given: never[]) => unknown)
  ? never
  : T extends object
    ? { [K in keyof T]: JsonOnly<T[K]> }
    : T;

interface IslandProps<P extends object> {
  of: IslandDefinition<P>;
  /** JSON: it stands in the document. */
  props: P & JsonOnly<P>;
}

/**
 * A part of the page that acts. On a page with `islands: true` it is a React root of its own, which the host starts when
 * it is touched; elsewhere, and where the browser renders the page itself, it is an ordinary part of the page. Its
 * element makes no box, so that layout and sticking are those of its content.
 */
export function Island<P extends object>({ of, props }: IslandProps<P>) {
  const { host, module } = useModule();
  const requested = host.scope?.islands;
  if (!requested) return <PartOfPage of={of} props={props} />;
  return (
    <div
      data-island={`${module}/${of.name}`}
      data-props={JSON.stringify(props)}
      data-runs={of.starts === 'seen' ? 'seen' : undefined}
      data-group={of.group}
      style={{ display: 'contents' }}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: a comment that the page server replaces
      dangerouslySetInnerHTML={{ __html: placeholderIn(requested, of.name, { props, definition: of }) }}
    />
  );
}

function placeholderIn(
  requested: RequestedIsland[],
  name: string,
  island: Pick<RequestedIsland, 'props' | 'definition'>,
): string {
  const placeholder = `<!--island:${requested.length}:${name}-->`;
  requested.push({ placeholder, name, ...island });
  return placeholder;
}

function PartOfPage<P extends object>({ of, props }: IslandProps<P>) {
  const { context } = useModule();
  return (
    <div style={{ display: 'contents' }}>
      <TranslationsContext value={useProvidedTranslations(context.locale, of.texts)}>
        {createElement(of.component, props)}
      </TranslationsContext>
    </div>
  );
}
