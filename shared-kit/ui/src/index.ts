export { Accordion, type AccordionProps } from './accordion';
export { Badge, type BadgeProps } from './badge';
export { balancedColumn } from './balanced-column';
export { Breadcrumbs, type BreadcrumbsProps } from './breadcrumbs';
export { Button, type ButtonProps } from './button';
export type { ButtonSize, ButtonVariant } from './button-style';
export { Card, type CardProps } from './card';
export { type Choice, ChoiceLinks } from './choice-links';
export { CopyButton, type CopyButtonProps } from './copy-button';
export { useCurrentInView } from './current-in-view';
export { Dialog, type DialogProps } from './dialog';
export { Disclosure, type DisclosureProps } from './disclosure';
export { EmptyState, type EmptyStateProps } from './empty-state';
export { ErrorState, type ErrorStateProps } from './error-state';
export { IconButton, type IconButtonProps } from './icon-button';
export {
  Container,
  type ContainerProps,
  Grid,
  type GridProps,
  Section,
  type SectionProps,
  Stack,
  type StackProps,
} from './layout';
export { LinkButton, type LinkButtonProps } from './link-button';
export { withNonBreakingSpaces } from './non-breaking-text';
export { Notice, type NoticeProps, type NoticeTone } from './notice';
export { offscreen, offscreenItem } from './offscreen';
export { Picture, type PictureProps, pictureUrl } from './picture';
export { Price, PriceBlock, type PriceBlockProps } from './price';
export { type PricedLine, PricedList } from './priced-list';
export { ProductCard, type ProductCardProps } from './product-card';
export { promoLook } from './promo-look';
export { type ReductionWords, reductionProps } from './reduction-props';
export { Results, resultsHref } from './results';
export { RetryNotice } from './retry-notice';
export { SaleCard, type SaleCardProps } from './sale-card';
export { SectionHead, type SectionHeadProps } from './section-head';
export { joinShortWords } from './short-words';
export { Skeleton, type SkeletonProps } from './skeleton';
export { Spinner } from './spinner';
export { Stars, type StarsProps } from './stars';
export { Steps, type StepsProps } from './steps';
export { StickyBar } from './sticky-bar';
export { Tabs, type TabsProps } from './tabs';
export { Eyebrow, Heading, type HeadingProps, Text, type TextProps } from './text';
export { Tooltip, type TooltipProps } from './tooltip';
export { useIsOnline } from './use-is-online';
export { VisuallyHidden } from './visually-hidden';
