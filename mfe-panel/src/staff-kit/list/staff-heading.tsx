import { ArrowLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { useRecentPage } from '../recent-pages';
import { HeadingRow } from './list-style';

export interface StaffHeadingProps {
  title: string;
  /** The list that a record belongs to. */
  back?: { href: string; label: string };
  /** Buttons and links of the page. */
  actions?: ReactNode;
}

/** The heading of a page of the staff area. */
export function StaffHeading({ title, back, actions }: StaffHeadingProps) {
  useRecentPage(title);
  return (
    <HeadingRow>
      <div>
        {back ? (
          <a data-back href={back.href}>
            <ArrowLeft aria-hidden="true" />
            {back.label}
          </a>
        ) : null}
        <h1>{title}</h1>
      </div>
      {actions ? <div data-actions>{actions}</div> : null}
    </HeadingRow>
  );
}
