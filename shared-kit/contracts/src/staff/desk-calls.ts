/** The calls of the desk, part of the staff's. Source: calls.md, "Staff calls". */
import { z } from 'zod';
import { call } from '../call-shape';
import { listQuery } from '../envelope';
import * as desk from './desk';
import { changeOf } from './editing';

const withLead = z.object({ lead: desk.deskLead });
const withCase = z.object({ lead: desk.deskCase });
const answerTemplate = z.looseObject({ id: z.string(), ...desk.answerTemplateInput.shape });

export const deskCalls = {
  'GET /admin/leads': call({ query: desk.deskQuery, data: z.object({ leads: z.array(desk.deskLead) }) }),
  'GET /admin/leads/{id}': call({ data: withCase }),
  'PUT /admin/leads/{id}': call({ body: desk.leadChangeRequest, data: withLead }),
  'GET /admin/complaints': call({ query: desk.deskQuery, data: z.object({ complaints: z.array(desk.deskLead) }) }),
  'GET /admin/complaints/{id}': call({ data: withCase }),
  'PUT /admin/complaints/{id}': call({ body: desk.decisionRequest, data: withLead }),
  'GET /admin/reviewer-applications': call({
    query: desk.deskQuery,
    data: z.object({ reviewerApplications: z.array(desk.deskLead) }),
  }),
  'GET /admin/reviewer-applications/{id}': call({ data: withCase }),
  'PUT /admin/reviewer-applications/{id}': call({ body: desk.decisionRequest, data: withLead }),

  'POST /admin/leads/{id}/notes': call({ body: desk.caseNoteRequest, data: withCase }),
  'POST /admin/complaints/{id}/notes': call({ body: desk.caseNoteRequest, data: withCase }),
  'POST /admin/reviewer-applications/{id}/notes': call({ body: desk.caseNoteRequest, data: withCase }),
  'GET /admin/withdrawals': call({
    query: desk.withdrawalsQuery,
    data: z.object({ withdrawals: z.array(desk.deskWithdrawal) }),
  }),
  'GET /admin/answer-templates': call({
    query: listQuery.extend({
      q: z.string().trim().max(100).optional(),
      desk: z.string().max(80).optional(),
      enabled: z.string().max(80).optional(),
    }),
    data: z.object({ answerTemplates: z.array(answerTemplate) }),
  }),
  'POST /admin/answer-templates': call({ body: desk.answerTemplateInput, data: z.object({ answerTemplate }) }),
  'GET /admin/answer-templates/{id}': call({ data: z.object({ answerTemplate }) }),
  'PUT /admin/answer-templates/{id}': call({
    body: changeOf(desk.answerTemplateInput),
    data: z.object({ answerTemplate }),
  }),
};
