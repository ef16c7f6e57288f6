import { useTranslate } from '@aksamit/module-sdk/i18n';
import { useHref } from '@aksamit/module-sdk/lifecycle';
import { tokens } from '@aksamit/ui/theme';
import styled from '@emotion/styled';
import { StaffContent } from '../../../staff-kit/list/list-style';
import { StaffHeading } from '../../../staff-kit/list/staff-heading';
import { toolsOf } from '../staff-menu';

const Tools = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(18rem, 100%), 1fr));
  gap: 0.75rem;
  padding: 0;
  list-style: none;

  & a {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr);
    gap: 0.25rem 0.75rem;
    align-content: start;
    height: 100%;
    padding: 1rem;
    border: 1px solid ${tokens.color.border};
    border-radius: ${tokens.radius.md};
    background: ${tokens.color.surface};
    color: ${tokens.color.ink};
    text-decoration: none;
  }
  & a:hover {
    border-color: ${tokens.color['border-strong']};
  }
  & strong {
    align-self: center;
  }
  & svg {
    width: 1.25rem;
    height: 1.25rem;
    color: ${tokens.color['accent-strong']};
  }
  & small {
    grid-column: 2;
    color: ${tokens.color['ink-muted']};
    font-size: ${tokens.text.sm};
  }
`;

/** The tools that a person has rights for, with what each is for. */
export function ToolsOverview({ role }: { role: string }) {
  const t = useTranslate();
  const href = useHref();
  return (
    <StaffContent>
      <StaffHeading title={t('staff.tools.title')} />
      <Tools>
        {toolsOf(role).map(({ page, label, icon: Icon }) => (
          <li key={page}>
            <a href={href(page)}>
              <Icon aria-hidden="true" />
              <strong>{t(`staff.tools.${label}.name`)}</strong>
              <small>{t(`staff.tools.${label}.text`)}</small>
            </a>
          </li>
        ))}
      </Tools>
    </StaffContent>
  );
}
