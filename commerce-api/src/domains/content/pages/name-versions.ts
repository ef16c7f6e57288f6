import type { LegalVersion } from '@aksamit/contracts';

/** A published text of a legal page; `day` is the local date since which it applies. */
export interface PublishedText {
  day: string;
  publishedAt: string;
  effectiveAt: string;
  summary: string | null;
}

/**
 * Published texts of one page as its versions, in the given order (the earliest first). The last one whose time has come is
 * the current one: also in the moments before the worker records it.
 */
export function nameVersions<Text extends PublishedText>(
  texts: readonly Text[],
  now: Date,
): (LegalVersion & { text: Text })[] {
  const isInEffect = ({ effectiveAt }: Text) => new Date(effectiveAt) <= now;
  const current = texts.findLastIndex(isInEffect);
  return texts.map((text, index) => {
    const sameDay = texts.slice(0, index).filter(({ day }) => day === text.day).length;
    return {
      version: sameDay === 0 ? text.day : `${text.day}-${sameDay + 1}`,
      state: index === current ? 'current' : index < current ? 'earlier' : 'coming',
      publishedAt: text.publishedAt,
      effectiveAt: text.effectiveAt,
      endsAt: texts[index + 1]?.effectiveAt ?? null,
      summary: text.summary,
      text,
    };
  });
}
