import { useTranslate } from '@aksamit/module-sdk/i18n';
import { useHref } from '@aksamit/module-sdk/lifecycle';
import { tokens } from '@aksamit/ui/theme';
import styled from '@emotion/styled';
import { StaffHeading } from '../../../staff-kit/list/staff-heading';
import { kindsOf } from '../kinds';

const Sections = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(18rem, 100%), 1fr));
  gap: 1rem;
  align-items: start;

  & > section {
    padding: 1rem;
    border: 1px solid ${tokens.color.border};
    border-radius: ${tokens.radius.md};
    background: ${tokens.color.surface};
  }
  & h2 {
    font-size: ${tokens.text.lg};
  }
  & ul {
    margin: 0.5rem 0 0;
    padding: 0;
    list-style: none;
  }
  & a {
    display: flex;
    align-items: center;
    min-height: 2.75rem;
  }
`;

const SECTIONS = ['sale', 'salons', 'site'] as const;

/** The kinds of records that a person may see, by what they are about. */
export function KindsOverview({ role }: { role: string }) {
  const t = useTranslate();
  const href = useHref();
  const kinds = kindsOf(role);
  const shown = SECTIONS.filter((section) => kinds.some((kind) => kind.section === section));
  return (
    <>
      <StaffHeading title={t('staff.records.title')} />
      <Sections>
        {shown.map((section) => (
          <section key={section}>
            <h2>{t(`staff.records.sections.${section}`)}</h2>
            <ul>
              {kinds
                .filter((kind) => kind.section === section)
                .map(({ slug }) => (
                  <li key={slug}>
                    <a href={href('panel/staff-offer-list', { kind: slug })}>{t(`staff.records.kinds.${slug}.many`)}</a>
                  </li>
                ))}
            </ul>
          </section>
        ))}
      </Sections>
    </>
  );
}
