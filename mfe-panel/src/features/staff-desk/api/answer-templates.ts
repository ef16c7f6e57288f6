import { callStaffApi, type StaffData } from '@aksamit/module-sdk/api/staff';
import type { HttpClient } from '@aksamit/module-sdk/http';
import { queryOptions } from '@aksamit/module-sdk/query';
import type { DeskKind } from '../desk-kinds';

export type AnswerTemplate = StaffData<'GET /admin/answer-templates/{id}'>['answerTemplate'];
/** The API's names of the desks. */
export type TemplateDesk = AnswerTemplate['desk'];

export const templateDeskOf = (desk: DeskKind): TemplateDesk =>
  desk === 'reviewer-applications' ? 'reviewerApplications' : desk;

/** The API's most; a desk with more answers than that needs a search here. */
const PER_PAGE = 100;

/** All templates, in their order. */
export function templatesQuery(http: HttpClient) {
  return queryOptions({
    queryKey: ['staffAnswerTemplates'],
    queryFn: async (): Promise<AnswerTemplate[]> => {
      const query = { perPage: PER_PAGE, sort: 'position' };
      return (await callStaffApi(http, 'GET /admin/answer-templates', { query })).data.answerTemplates;
    },
    staleTime: 0,
  });
}

export interface TemplateBody {
  name: string;
  desk: TemplateDesk;
  content: { pl: string; en: string };
  enabled: boolean;
}

/** Adds a template, or changes the one with an id. */
export async function saveTemplate(
  http: HttpClient,
  id: string | null,
  body: TemplateBody,
  idempotencyKey: string,
): Promise<AnswerTemplate> {
  if (id === null) {
    return (await callStaffApi(http, 'POST /admin/answer-templates', { body, idempotencyKey })).data.answerTemplate;
  }
  const input = { params: { id }, body, idempotencyKey };
  return (await callStaffApi(http, 'PUT /admin/answer-templates/{id}', input)).data.answerTemplate;
}
