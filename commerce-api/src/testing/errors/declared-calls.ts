import { recordedExamples } from '../../platform/api-document/recorded-examples';
import type { TestApp } from '../test-app';

/** A call of the OpenAPI document with the errors that it declares, as `status code`. */
export interface DeclaredCall {
  /** `PUT /carts/{id}/voucher` */
  name: string;
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  path: string;
  /** As the recorded example has them. */
  params: Record<string, string>;
  body: unknown;
  errors: ReadonlySet<string>;
}

/** All calls of a shop that shows its document. */
export async function declaredCalls(shop: TestApp): Promise<DeclaredCall[]> {
  const document = (await shop.app.inject({ method: 'GET', url: '/internal/docs/json' })).json();
  const paths: Record<string, Record<string, { responses: Record<string, { 'x-codes'?: string[] }> }>> = document.paths;
  return Object.entries(paths).flatMap(([fullPath, operations]) =>
    Object.entries(operations).map(([verb, { responses }]) => {
      const method = verb.toUpperCase() as DeclaredCall['method'];
      const path = fullPath.replace(/^\/api/, '');
      const name = `${method} ${path}`;
      const { params = {}, body = null } = recordedExamples[name] ?? {};
      const errors = Object.entries(responses).flatMap(([status, response]) =>
        (response['x-codes'] ?? []).map((code) => `${status} ${code}`),
      );
      return { name, method, path, params, body, errors: new Set(errors) };
    }),
  );
}
