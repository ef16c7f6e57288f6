import { dataOf, type FileUpload, fileUpload, fileUploadRequest, LARGEST_UPLOAD } from '@aksamit/contracts';
import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import { invalidFields, notFound } from '../../../platform/api-error';
import type { App, AppDependencies } from '../../../platform/app-types';
import { withIdempotencyKey } from '../../../platform/idempotency';
import { limitAttempts } from '../../../platform/rate-counter';
import { operationsError } from '../errors';
import { createFileStore } from './create-file-store';
import { fileKey, incomingKey } from './file-store';
import { fetchIncoming, receiveFile } from './receive-file';
import { createAddressSigner } from './signed-address';
import { type FileOwner, findOwnUpload, findUpload, insertUpload, type UploadRecord } from './upload-queries';
import { safeFileName } from './upload-rules';

const tags = ['files'];
const params = z.object({ id: z.uuid() });
const signedQuery = z.object({
  expires: z.coerce.number().int().min(0).max(99_999_999_999),
  signature: z.string().min(1).max(100),
});
const PUT_SECONDS = 900;

interface Files {
  store: ReturnType<typeof createFileStore>;
  signer: ReturnType<typeof createAddressSigner>;
}

/** Files that people upload: announced, sent to a signed address, checked, served as attachments. */
export function registerFiles(app: App, dependencies: AppDependencies): void {
  const { config } = dependencies;
  const files = { store: createFileStore(config.files), signer: createAddressSigner(config.codeSecret) };
  registerAnnouncing(app, dependencies, files);
  registerOwnFile(app, dependencies, files);
  registerContent(app, dependencies, files);
  registerReceiving(app, dependencies, files);
}

function registerAnnouncing(app: App, { db, config }: AppDependencies, files: Files): void {
  app.post(
    '/api/file-uploads',
    {
      schema: {
        tags,
        summary: 'Announces a file; it is then sent to putUrl',
        body: fileUploadRequest,
        response: { 201: dataOf({ fileUpload }) },
      },
    },
    async (request, reply) => {
      const owner = ownerOf(request);
      const limit = { limit: 30, windowSeconds: 3600 };
      await limitAttempts(db, { key: `upload:${request.ip}`, ...limit }, config.rateLimitFactor);
      await limitAttempts(db, { key: `upload:${Object.values(owner).join('')}`, ...limit }, config.rateLimitFactor);
      const { now } = request.context;
      // Only the id is stored for repeats: a response with a signed address must not be stored.
      const { id } = await withIdempotencyKey(db, request, reply, async (trx) => {
        const { fileName, mimeType, size } = request.body;
        const made = await insertUpload(trx, owner, {
          originalName: fileName,
          fileName: safeFileName(fileName, mimeType),
          mimeType,
          size,
          putExpiresAt: new Date(now.getTime() + PUT_SECONDS * 1000),
        });
        if (!made) throw operationsError('404 visitor_not_found');
        return { status: 201, body: { id: made.id } };
      });
      const made = await findUpload(db, id);
      if (!made) throw notFound();
      return { data: { fileUpload: await show(files, made, now) } };
    },
  );
}

function registerOwnFile(app: App, { db }: AppDependencies, files: Files): void {
  app.get(
    '/api/file-uploads/:id',
    { schema: { tags, summary: 'An own file', params, response: { 200: dataOf({ fileUpload }) } } },
    async (request) => {
      const { id } = request.params;
      const owner = ownerOf(request);
      let found = await findOwnUpload(db, id, owner);
      if (found && (await fetchIncoming(db, files.store, found))) found = await findOwnUpload(db, id, owner);
      if (!found) throw notFound();
      return { data: { fileUpload: await show(files, found, request.context.now) } };
    },
  );
}

function registerContent(app: App, { db }: AppDependencies, files: Files): void {
  app.get(
    '/api/file-uploads/:id/content',
    {
      config: { market: false },
      schema: { tags, summary: 'The file, as an attachment', params, querystring: signedQuery },
    },
    async (request, reply) => {
      const upload = await requireSigned(db, files, 'get', request, request.params.id, request.query);
      const bytes = upload.status === 'ready' ? await files.store.get(fileKey(upload.id)) : null;
      if (!bytes) throw notFound();
      return reply
        .headers({
          'content-disposition': `attachment; filename="${upload.fileName}"`,
          'content-security-policy': "default-src 'none'; sandbox",
          'cache-control': 'private, max-age=86400',
        })
        .type(upload.mimeType)
        .send(bytes);
    },
  );
}

// In a scope of its own: no other route accepts bodies of these types, or as large ones.
function registerReceiving(app: App, { db }: AppDependencies, files: Files): void {
  app.register(async (scope) => {
    const types = ['image/jpeg', 'image/png', 'image/webp', 'application/pdf'];
    scope.addContentTypeParser(types, { parseAs: 'buffer' }, async (_request: FastifyRequest, body: Buffer) => body);
    scope.put(
      '/api/file-uploads/:id/content',
      {
        config: { market: false },
        bodyLimit: LARGEST_UPLOAD,
        schema: { tags, summary: 'Takes the announced file, by signed address' },
        // Before the body is read: without a signed address no megabytes are accepted.
        onRequest: async (request) => {
          const query = signedQuery.safeParse(request.query);
          const found = params.safeParse(request.params);
          if (!query.success || !found.success) throw notFound();
          await requireSigned(db, files, 'put', request, found.data.id, query.data);
        },
      },
      async (request, reply) => {
        const { id } = params.parse(request.params);
        const upload = await requireSigned(db, files, 'put', request, id, signedQuery.parse(request.query));
        if (request.headers['content-type']?.split(';')[0]?.trim() !== upload.mimeType) {
          throw invalidFields({ 'content-type': ['not_allowed'] });
        }
        await receiveFile(db, files.store, upload, Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0));
        return reply.code(200).send({ data: {} });
      },
    );
  });
}

async function show({ store, signer }: Files, upload: UploadRecord, now: Date): Promise<FileUpload> {
  const { id, mimeType, size } = upload;
  const expiresAt = new Date(upload.putExpiresAt);
  const isOpen = upload.status === 'pending' && expiresAt > now;
  const expiresInSeconds = Math.ceil((expiresAt.getTime() - now.getTime()) / 1000);
  const direct = isOpen ? await store.signPut(incomingKey(id), { mimeType, size, expiresInSeconds }) : null;
  const { putExpiresAt: _expires, ...rest } = upload;
  return {
    ...rest,
    putUrl: isOpen ? (direct ?? signer.sign('put', id, expiresAt)) : null,
    putUrlExpiresAt: isOpen ? expiresAt.toISOString() : null,
    getUrl: upload.status === 'ready' ? signer.signGet(id, now) : null,
    storagePath: fileKey(id),
  };
}

/** @throws 404 for an address that was not signed, for another use, or has ended */
async function requireSigned(
  db: AppDependencies['db'],
  { signer }: Files,
  use: 'put' | 'get',
  request: FastifyRequest,
  id: string,
  query: z.output<typeof signedQuery>,
) {
  if (!signer.isValid(use, id, query, request.context.now)) throw notFound();
  const upload = await findUpload(db, id);
  if (!upload) throw notFound();
  return upload;
}

/** @throws 422 without a login and without a visitor-unique-id header */
function ownerOf(request: FastifyRequest): FileOwner {
  const { actor, visitorUniqueId } = request.context;
  if (actor.kind === 'user') return { userId: actor.userId };
  if (visitorUniqueId === null) throw invalidFields({ 'visitor-unique-id': ['required'] });
  return { visitorUniqueId };
}
