import { Heading, joinShortWords, Stack } from '@aksamit/ui';
import { tokens } from '@aksamit/ui/theme';
import styled from '@emotion/styled';

const Links = styled.ul`
  padding: 0;
  margin-top: 0.5rem;
  /* Long lists fill the width instead of standing as one column beside empty ones. */
  columns: 15rem;
  column-gap: 2rem;
  list-style: none;

  & > li {
    break-inside: avoid;
  }

  & a {
    display: block;
    padding-block: 0.3rem;
    color: ${tokens.color.ink};
    font-size: ${tokens.text.sm};
    text-decoration: none;
  }
  & a:hover {
    color: ${tokens.color.accent};
    text-decoration: underline;
  }
`;

export interface LinkGroup {
  title: string;
  /** Where the group's own heading leads. */
  path?: string | undefined;
  links: readonly { id: string; label: string; path: string }[];
}

/** Titled lists of links, each in as many columns as fit. */
export function LinkGroups({ groups }: { groups: readonly LinkGroup[] }) {
  return (
    <Stack gap={8}>
      {groups.map(({ title, path, links }) => (
        <section key={title}>
          <Heading level={2} size="sm">
            {path ? <a href={path}>{title}</a> : title}
          </Heading>
          <Links>
            {links.map(({ id, label, path: address }) => (
              <li key={id}>
                <a href={address}>{joinShortWords(label)}</a>
              </li>
            ))}
          </Links>
        </section>
      ))}
    </Stack>
  );
}
