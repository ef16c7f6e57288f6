import { Eyebrow, Heading, Picture, type PictureProps, Text } from '@aksamit/ui';
import { media, tokens } from '@aksamit/ui/theme';
import styled from '@emotion/styled';
import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import type { KindTexts } from '../treatment-pages';

const Layout = styled.div`
  display: grid;
  gap: 1.5rem clamp(1.5rem, 4vw, 4rem);
  padding-block: 1rem clamp(1.5rem, 1rem + 3vw, 3.5rem);

  ${media.tablet} {
    grid-template-columns: minmax(0, 6fr) minmax(0, 5fr);
    align-items: center;
  }
  & img {
    width: 100%;
    height: auto;
    aspect-ratio: 4 / 3;
    border-radius: ${tokens.radius.md};
    object-fit: cover;
  }
`;

const Words = styled.div`
  display: grid;
  gap: 0.875rem;
  min-width: 0;

  & ul {
    display: flex;
    flex-wrap: wrap;
    gap: 0.5rem 1.5rem;
    padding: 0;
    list-style: none;
    font-size: ${tokens.text.sm};
    font-weight: 500;
  }
  & li {
    display: flex;
    align-items: center;
    gap: 0.5rem;
  }
  & li > svg {
    flex: none;
    width: 1.125rem;
    height: 1.125rem;
    color: ${tokens.color.success};
  }
  & > p:last-child {
    display: flex;
    flex-wrap: wrap;
    gap: 0.75rem;
    margin-top: 0.5rem;
  }
`;

interface KindHeroProps {
  texts: KindTexts;
  /** Of one of its treatments; none while none is sold. */
  image: PictureProps['image'] | undefined;
  /** Links to prices and salons. */
  actions: ReactNode;
}

/** Head of a treatment page: what it is, three facts, the ways to prices and salons. */
export function KindHero({ texts, image, actions }: KindHeroProps) {
  return (
    <Layout>
      <Words>
        <Eyebrow>{texts.eyebrow}</Eyebrow>
        <Heading level={1} size="display">
          {texts.title}
        </Heading>
        <Text size="lead">{texts.lead}</Text>
        <ul>
          {texts.facts.map((fact) => (
            <li key={fact}>
              <Check aria-hidden="true" />
              {fact}
            </li>
          ))}
        </ul>
        <p>{actions}</p>
      </Words>
      {image ? <Picture image={image} eager sizes="(min-width: 640px) 44vw, calc(100vw - 2rem)" /> : null}
    </Layout>
  );
}
