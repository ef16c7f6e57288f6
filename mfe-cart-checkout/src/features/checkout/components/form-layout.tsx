import { space, tokens } from '@aksamit/shared-kit/theme';
import styled from '@emotion/styled';

/** A group of the form with a heading of its own. */
export const FormSection = styled.section`
  display: grid;
  gap: ${space(4)};
  padding-block: ${space(6)};
  border-bottom: 1px solid ${tokens.color.border};

  &:first-of-type {
    padding-top: 0;
  }
  &:last-of-type {
    border-bottom: 0;
  }
`;

/** Two fields side by side where there is room. */
export const FieldRow = styled.div`
  display: grid;
  gap: ${space(4)};

  @media (min-width: 520px) {
    grid-template-columns: 1fr 1fr;
  }
`;

/** The phone's prefix and number: one thing in two boxes. */
export const PhoneRow = styled.div`
  display: grid;
  grid-template-columns: 5.5rem 1fr;
  gap: ${space(3)};
`;
