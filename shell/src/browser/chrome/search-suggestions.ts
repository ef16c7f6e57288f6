import type { BrowserRelease } from '@aksamit/contracts/platform';
import type { MountFragment } from '../fragments/fragment-host';

const MODULE = 'catalog';
const NAME = 'search-suggestions';
/** The search fields of the header; others have suggestions of their own or none. */
const FIELD = 'input[data-suggestions]';

/**
 * Mounts the catalog's suggestions beside a search field of the header when it is touched. What is typed stays in the
 * field. A release without the fragment, or a failure, leaves the plain form.
 */
export function startSearchSuggestions(releases: readonly BrowserRelease[], mount: MountFragment): void {
  const fragments = releases.find(({ name }) => name === MODULE)?.fragments;
  if (!fragments?.some(({ name, version }) => name === NAME && version === 1)) return;
  const begin = (target: EventTarget | null) => {
    const field = target instanceof Element ? target.closest<HTMLInputElement>(FIELD) : null;
    if (!field?.form || field.dataset.suggestions !== '') return;
    field.dataset.suggestions = 'started';
    const element = field.form.appendChild(document.createElement('div'));
    const onFailed = () => {
      element.remove();
      // The next touch begins again.
      field.dataset.suggestions = '';
    };
    mount({ element, module: MODULE, name: NAME, version: 1, props: { field: field.id }, onFailed });
  };
  for (const type of ['focusin', 'pointerdown', 'input'])
    document.addEventListener(type, ({ target }) => begin(target), { capture: true, passive: true });
  begin(document.activeElement);
}
