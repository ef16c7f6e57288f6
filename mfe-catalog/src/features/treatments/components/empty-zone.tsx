import type { Gender } from '@aksamit/contracts';
import { useTranslate } from '@aksamit/module-sdk/i18n';
import { useHref } from '@aksamit/module-sdk/lifecycle';
import { EmptyState, LinkButton, resultsHref } from '@aksamit/ui';
import { SearchX } from 'lucide-react';
import { type EmptyReason, type ZoneFilters, zoneAddress } from '../zone-filters';
import { partFigure } from './treatment-figure';

interface EmptyZoneProps {
  gender: Gender;
  /** Path of the zone. */
  path: string;
  filters: ZoneFilters;
  reason: EmptyReason;
}

/** Why a list has nothing, and the way back to what there is. */
export function EmptyZone({ gender, path, filters, reason }: EmptyZoneProps) {
  const t = useTranslate();
  const href = useHref();
  const all = { href: resultsHref(path), label: t('list.showAll') };
  const { title, text, action } = {
    unknownFilter: { title: t('zonePage.empty.unknownTitle'), text: t('zonePage.empty.unknownText'), action: all },
    beyondLastPage: {
      title: t('zonePage.empty.beyondTitle'),
      text: t('zonePage.empty.beyondText'),
      action: { href: resultsHref(zoneAddress(path, { ...filters, page: 1 })), label: t('zonePage.empty.first') },
    },
    nothingFits: {
      title: t('list.emptyTitle'),
      text: t(filters.bodyPart ? 'list.emptyBodyPart' : 'list.emptyText'),
      action: all,
    },
    emptyZone: {
      title: t('zonePage.empty.zoneTitle'),
      text: t('zonePage.empty.zoneText'),
      action: { href: href('catalog/salons'), label: t('zonePage.empty.salons') },
    },
  }[reason];
  return (
    <EmptyState
      icon={<SearchX />}
      drawing={reason === 'nothingFits' ? partFigure(gender, filters.bodyPart) : undefined}
      title={title}
      text={text}
      action={
        <LinkButton variant="secondary" href={action.href}>
          {action.label}
        </LinkButton>
      }
    />
  );
}
