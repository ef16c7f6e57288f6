/** What follows a login or a registration, whatever proved it. */
import type { FastifyRequest } from 'fastify';
import type { AppDependencies } from '../../../platform/app-types';
import type { PageLocale } from '../../../platform/page-address';
import { pagesPrefix } from '../../../platform/pages-prefix';
import { marketOf } from '../../../platform/request-context';
import { joinVisitorCart } from '../../sales/carts';
import { browserToken, callingBrowser } from './known-browser';

/** The account exists by now: a cart that cannot be joined must not make the login fail. */
async function bringCart(
  { db, logger }: Pick<AppDependencies, 'db' | 'logger'>,
  request: FastifyRequest,
  userId: string,
): Promise<void> {
  const { visitorUniqueId } = request.context;
  if (visitorUniqueId === null) return;
  try {
    await joinVisitorCart(db, { userId, visitorUniqueId, marketId: marketOf(request).id });
  } catch (error) {
    logger.error({ err: error, userId }, 'the visitor cart was not joined at login');
  }
}

/** After a login: the visitor's cart is joined, and the browser becomes known. */
export async function welcome<Login extends { user: { id: string } }>(
  dependencies: AppDependencies,
  request: FastifyRequest,
  login: Login,
) {
  await bringCart(dependencies, request, login.user.id);
  return {
    ...login,
    deviceToken: browserToken(callingBrowser(request, dependencies.config.codeSecret), login.user.id),
  };
}

/** Where mailed links lead: the shop's pages in the caller's language. */
export async function pageLocaleOf(
  { markets }: Pick<AppDependencies, 'markets'>,
  request: FastifyRequest,
): Promise<PageLocale> {
  const { locale } = request.context;
  return { locale, basePath: await pagesPrefix(markets, marketOf(request).slug, locale) };
}
