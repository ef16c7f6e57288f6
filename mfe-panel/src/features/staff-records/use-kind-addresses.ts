import { useHref } from '@aksamit/module-sdk/lifecycle';
import type { KindAddresses, StaffRecordKind } from './record-kind';

/** Where the list of a kind and its records are. */
export function useKindAddresses(kind: StaffRecordKind): KindAddresses {
  const href = useHref();
  if (kind.addresses) return kind.addresses(href);
  return {
    list: href('panel/staff-offer-list', { kind: kind.slug }),
    recordOf: (id) => href('panel/staff-offer-record', { kind: kind.slug, id }),
  };
}
