import { createContext, useContext } from 'react';
import type { HttpClient } from './http-client';

export const HttpContext = createContext<HttpClient | null>(null);

/** The API client of this page's market, locale and visitor. */
export function useHttp(): HttpClient {
  const http = useContext(HttpContext);
  if (!http) throw new Error('Failed to find the API client: no HttpContext above. Mount through the lifecycle.');
  return http;
}
