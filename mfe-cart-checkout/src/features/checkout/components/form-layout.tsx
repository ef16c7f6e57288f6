import { space, tokens } from '@aksamit/ui/theme';
import styled from '@emotion/styled';

/** Everything between the page's heading and the order. */
export const FormFrame = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr);

  & > [role='alert'] {
    margin-bottom: ${space(8)};
  }
`;

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
  & > [role='status']:empty {
    display: none;
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
  grid-template-columns: 7.25rem minmax(0, 1fr);
  gap: ${space(3)};
`;
