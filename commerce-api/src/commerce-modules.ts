/** Modules of carts, orders, payments and accounts, in the order of their registration. */
import type { AppDependencies, RouteModule } from './platform/app-types';
import type { ResolveActor } from './platform/request-context';

export const commerceModules: RouteModule[] = [];

/** Who a bearer token belongs to. */
export function resolveActorFrom(_dependencies: AppDependencies): ResolveActor {
  return async () => null;
}
