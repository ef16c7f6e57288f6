import { type ReactNode, useEffect, useRef, useState } from 'react';
import type { FragmentHandle } from '../platform';
import { useModule } from './module-context';

interface FragmentProps {
  /** Module that offers the fragment, its name and the contract version that this page uses. */
  module: string;
  name: string;
  version: number;
  /** JSON. */
  props: unknown;
  /** Height reserved until it is mounted, CSS pixels. */
  reservedHeightPx?: number;
  /**
   * Shown in its stead where no live module offers it, where it cannot be mounted or breaks, instead of the host's message: for what a page must be able to
   * do without the other module. Not on the static part of an islands page, which runs no component.
   */
  fallback?: ReactNode;
  /**
   * Nothing is shown where no live module offers it, as while the releases of two modules go out one after the other. What
   * fails otherwise has the host's message.
   */
  optional?: boolean;
}

/**
 * Another module's fragment in this page: a React root of its own in an element whose content this root never changes.
 * React keeps the server's content (empty dangerouslySetInnerHTML with suppressHydrationWarning) and the host mounts
 * into it.
 */
export function Fragment({ module, name, version, props, reservedHeightPx = 0, fallback, optional }: FragmentProps) {
  const isOptional = optional === true || fallback !== undefined;
  const { host } = useModule();
  const [hasFailed, setFailed] = useState(false);
  const hasFallback = fallback !== undefined;
  const offer = offerOf(host.offers, { name, version });
  const element = useRef<HTMLDivElement>(null);
  const handle = useRef<FragmentHandle | null>(null);
  const serialised = JSON.stringify(props);
  const latest = useRef(serialised);
  latest.current = serialised;

  useEffect(() => {
    if (!element.current) return;
    const mount = { element: element.current, module, name, version, isOptional, props: JSON.parse(latest.current) };
    const outcome = { onReady: () => setFailed(false), onFailed: () => setFailed(true) };
    handle.current = host.mountFragment({ ...mount, ...(hasFallback ? outcome : {}) });
    return () => {
      handle.current?.unmount();
      handle.current = null;
    };
  }, [host, module, name, version, isOptional, hasFallback]);

  useEffect(() => {
    handle.current?.update(JSON.parse(serialised));
  }, [serialised]);

  return (
    <>
      <div
        ref={element}
        data-fragment={`${module}/${name}@${version}`}
        // In the static part of an islands page the host mounts it without this component.
        {...(host.scope?.islands ? { 'data-props': serialised, ...(isOptional ? { 'data-optional': '' } : {}) } : {})}
        // Nothing will fill it: neither host nor islands start for it. Known on the server alone.
        data-unoffered={optional && !hasFallback && host.offers && !offer ? '' : undefined}
        hidden={hasFailed}
        style={{ minHeight: reservedHeightPx }}
        suppressHydrationWarning
        // biome-ignore lint/security/noDangerouslySetInnerHtml: the server's placeholder or nothing, never a visitor's text
        dangerouslySetInnerHTML={{ __html: placeholderOf(host.scope, offer, { module, name, version, props }) }}
      />
      {hasFailed ? fallback : null}
    </>
  );
}

type Host = ReturnType<typeof useModule>['host'];
type FragmentMount = { module: string; name: string; version: number; props: unknown };
type Offer = NonNullable<Host['offers']>[number];

const offerOf = (offers: Host['offers'], { name, version }: Pick<FragmentMount, 'name' | 'version'>) =>
  offers?.find((one) => one.name === name && one.version === version);

function placeholderOf(scope: Host['scope'], offer: Offer | undefined, mount: FragmentMount): string {
  if (!scope || offer?.rendering !== 'public') return '';
  const placeholder = `<!--fragment:${scope.fragments.length}:${mount.module}/${mount.name}-->`;
  scope.fragments.push({ placeholder, ...mount });
  return placeholder;
}
