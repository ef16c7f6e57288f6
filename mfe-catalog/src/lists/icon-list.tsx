import { tokens } from '@aksamit/ui/theme';
import styled from '@emotion/styled';

/** Facts or points below each other, each after an icon of its own. `data-tone`: what the icons mean; omitted: nothing. */
export const IconList = styled.ul`
  display: grid;
  gap: 0.625rem;
  padding: 0;
  list-style: none;
  line-height: 1.45;

  & > li {
    display: flex;
    gap: 0.625rem;
  }
  & svg {
    flex: none;
    width: 1.25rem;
    height: 1.25rem;
    margin-top: 0.1em;
    color: ${tokens.color.accent};
  }
  &[data-tone='success'] svg {
    color: ${tokens.color.success};
  }
  &[data-tone='danger'] svg {
    color: ${tokens.color.danger};
  }
`;
