import { media, tokens } from '@aksamit/ui/theme';
import styled from '@emotion/styled';

/** The form of a search for salons: a labelled field, and its buttons beside it, on a phone below. */
export const CityForm = styled.form`
  display: flex;
  flex-wrap: wrap;
  gap: 0.625rem;
  align-items: end;
  max-width: 44rem;

  & > label {
    flex: 1 1 16rem;
    font-weight: 600;
  }
  & input {
    display: block;
    width: 100%;
    min-height: 3rem;
    margin-top: 0.375rem;
    padding: 0.5rem 1rem;
    border: 1px solid ${tokens.color['border-strong']};
    border-radius: ${tokens.radius.sm};
    background: ${tokens.color.surface};
    font-weight: 400;
  }
  ${media.mobile} {
    & > button,
    & > span,
    & > span > button {
      flex: 1 1 auto;
    }
  }
`;
