import type { StaffPicture } from '@aksamit/contracts/staff';
import { callStaffApi } from '@aksamit/module-sdk/api/staff';
import type { HttpClient } from '@aksamit/module-sdk/http';
import { keepPreviousData, queryOptions } from '@aksamit/module-sdk/query';

export const PICTURES_PER_PAGE = 24;
export const picturesKey = ['staffPictures'];

/** GET /admin/pictures: photographs of the shop, the newest first, then the pictures that it came with. @param q '' for all */
export function picturesQuery(http: HttpClient, { page, q }: { page: number; q: string }) {
  return queryOptions({
    queryKey: [...picturesKey, 'list', page, q],
    queryFn: async (): Promise<{ pictures: StaffPicture[]; total: number }> => {
      const query = { page, perPage: PICTURES_PER_PAGE, withMade: 'true' as const, ...(q === '' ? {} : { q }) };
      const { data, meta } = await callStaffApi(http, 'GET /admin/pictures', { query });
      return { pictures: data.pictures, total: meta?.total ?? data.pictures.length };
    },
    placeholderData: keepPreviousData,
    // The signed addresses of the photographs hold for an hour.
    staleTime: 60_000,
  });
}

/** One picture by its id; null when it is gone. */
export function pictureQuery(http: HttpClient, id: string) {
  return queryOptions({
    queryKey: [...picturesKey, 'one', id],
    queryFn: async (): Promise<StaffPicture | null> => {
      const { data } = await callStaffApi(http, 'GET /admin/pictures', { query: { id, withMade: 'true' } });
      return data.pictures[0] ?? null;
    },
    enabled: id !== '',
    staleTime: 60_000,
  });
}

export interface NewPicture {
  fileUploadId: string;
  alt: { pl: string; en: string };
  /** Percent; see `PictureFocus`. */
  focus: { x: number; y: number; zoom?: number };
}

/** A focus as it is sent: an older API knows no zoom. */
export const sentFocus = ({ zoom, ...point }: Required<NewPicture['focus']>): NewPicture['focus'] =>
  zoom === 100 ? point : { ...point, zoom };

/** POST /admin/pictures. 422 with fields. */
export async function addPicture(http: HttpClient, body: NewPicture, idempotencyKey: string): Promise<StaffPicture> {
  const { data } = await callStaffApi(http, 'POST /admin/pictures', { body, idempotencyKey });
  return data.picture;
}

/** PUT /admin/pictures/{id}: another alternative text. 404, 422 with fields. */
export async function describePicture(
  http: HttpClient,
  { id, alt }: { id: string; alt: NewPicture['alt'] },
  idempotencyKey: string,
): Promise<StaffPicture> {
  const { data } = await callStaffApi(http, 'PUT /admin/pictures/{id}', {
    params: { id },
    body: { alt },
    idempotencyKey,
  });
  return data.picture;
}

/** POST /admin/pictures/{id}/cuts: the photograph around another point, as a picture of its own. 404, 422 with fields. */
export async function cutPicture(
  http: HttpClient,
  { id, focus }: { id: string; focus: NewPicture['focus'] },
  idempotencyKey: string,
): Promise<StaffPicture> {
  const { data } = await callStaffApi(http, 'POST /admin/pictures/{id}/cuts', {
    params: { id },
    body: { focus },
    idempotencyKey,
  });
  return data.picture;
}
