import { sql } from 'kysely';
import type { Headers } from '../commerce-fixture';
import { loggedInAs } from './people';
import { sendAPhotograph } from './send-files';
import { CallFailed, type Walker } from './walker';

const one = { page: 1, perPage: 1 };
const bothLanguages = (pl: string, en: string) => ({
  pl: [{ type: 'paragraph' as const, text: pl }],
  en: [{ type: 'paragraph' as const, text: en }],
});

const text = bothLanguages('Skóra lubi regularność.', 'Skin likes regularity.');

/** Photographs, articles, pages, redirects, legal texts, and opinions that wait for staff. */
export async function editTheContent(walker: Walker): Promise<void> {
  const as = await loggedInAs(walker, 'admin');
  const fileUploadId = await sendAPhotograph(walker, as);
  const { picture } = await walker.make('POST /admin/pictures', { as, body: { fileUploadId } });
  await walker.make('GET /admin/pictures', { as, query: one });
  await writeAnArticle(walker, as, picture.id);
  await arrangeTheBlog(walker, as, picture.id);
  await writeAPage(walker, as);
  await announceSomething(walker, as);
  await redirectAnAddress(walker, as);
  await publishALegalText(walker, as);
  await replyToAnOpinion(walker, as);
}

async function writeAnArticle(walker: Walker, as: Headers, pictureId: string): Promise<void> {
  const { mark } = walker;
  const { articles } = await walker.make('GET /admin/articles', { as, query: one });
  const known = articles[0];
  if (!known) throw new CallFailed('a blog without articles');
  const { article } = await walker.make('POST /admin/articles', {
    as,
    body: {
      code: `wpis-${mark}`,
      categoryId: known.categoryId,
      authorId: known.authorId,
      title: { pl: 'Jak dbać o skórę zimą', en: 'How to care for your skin in winter' },
      slugs: { pl: `zima-${mark}`, en: `winter-${mark}` },
      lead: { pl: 'Krótko o tym, co działa.', en: 'What works, in short.' },
      content: text,
      meta: {
        pl: { title: 'Skóra zimą', description: 'Jak dbać o skórę zimą.' },
        en: { title: 'Skin in winter', description: 'How to care for your skin in winter.' },
      },
      publishedAt: new Date().toISOString(),
      pictureId,
    },
  });
  await walker.make('PUT /admin/articles/{id}', { as, params: { id: article.id }, body: { enabled: false } });
  await walker.make('GET /admin/articles/{id}', { as, params: { id: article.id } });
  await writeADraft(walker, as, known);
}

/** A draft that is looked at, published and withdrawn. */
async function writeADraft(
  walker: Walker,
  as: Headers,
  { categoryId, authorId }: { categoryId: string; authorId: string },
): Promise<void> {
  const { mark } = walker;
  const slugs = { pl: `lato-${mark}`, en: `summer-${mark}` };
  const title = { pl: 'Skóra latem', en: 'Skin in summer' };
  const { articleText } = await walker.make('POST /admin/article-drafts', {
    as,
    body: { title, slugs, categoryId, authorId },
  });
  const params = { id: articleText.id };
  const meta = { title: 'Skóra latem', description: 'Jak dbać o skórę latem.' };
  const content = { ...articleText.content, content: text, meta: { pl: meta, en: meta } };
  await walker.make('POST /admin/articles/{id}/versions', { as, params, body: { basedOn: 1, content } });
  await walker.make('GET /admin/articles/{id}/text', { as, params });
  await walker.make('GET /admin/articles/{id}/versions', { as, params, query: one });
  await walker.make('GET /admin/articles/{id}/versions/{number}', { as, params: { ...params, number: '1' } });
  const { contentPreviewLink } = await walker.make('POST /admin/content-previews', {
    as,
    body: { recordKind: 'article', recordId: articleText.id, content: { title } },
  });
  await walker.make('GET /content-previews/{token}', { params: { token: contentPreviewLink.token } });
  const body = { action: 'publish' as const, basedOn: 2 };
  await walker.make('POST /admin/articles/{id}/publications', { as, params, body });
}

/** An author with a face, and a category. */
async function arrangeTheBlog(walker: Walker, as: Headers, pictureId: string): Promise<void> {
  const { mark } = walker;
  const alt = { pl: 'Gabinet z laserem', en: 'A room with a laser' };
  await walker.make('PUT /admin/pictures/{id}', { as, params: { id: pictureId }, body: { alt } });
  const focus = { x: 30, y: 40, zoom: 140 };
  await walker.make('POST /admin/pictures/{id}/cuts', { as, params: { id: pictureId }, body: { focus } });
  const { articleAuthor } = await walker.make('POST /admin/article-authors', {
    as,
    body: {
      code: `autorka-${mark}`,
      name: 'Irena Maj',
      role: { pl: 'Kosmetolożka', en: 'Cosmetologist' },
      specialization: { pl: 'Pielęgnacja skóry', en: 'Skin care' },
      bio: { pl: 'Od lat w zawodzie.', en: 'Years of practice.' },
      pictureId,
    },
  });
  const author = { id: articleAuthor.id };
  await walker.make('PUT /admin/article-authors/{id}', { as, params: author, body: { name: 'Irena Maj-Lis' } });
  await walker.make('GET /admin/article-authors/{id}', { as, params: author });
  await walker.make('GET /admin/article-authors', { as, query: one });
  const { articleCategory } = await walker.make('POST /admin/article-categories', {
    as,
    body: {
      code: `nowosci-${mark}`,
      name: { pl: 'Nowości', en: 'News' },
      slugs: { pl: `nowosci-${mark}`, en: `news-${mark}` },
      description: { pl: 'Co nowego.', en: 'What is new.' },
      position: 90,
    },
  });
  const category = { id: articleCategory.id };
  await walker.make('PUT /admin/article-categories/{id}', { as, params: category, body: { position: 91 } });
  await walker.make('GET /admin/article-categories/{id}', { as, params: category });
  await walker.make('GET /admin/article-categories', { as, query: one });
}

async function writeAPage(walker: Walker, as: Headers): Promise<void> {
  const { mark } = walker;
  const meta = { title: 'Nasze lasery', description: 'Czym pracujemy.', keywords: '', canonical: null };
  const { cmsPage } = await walker.make('POST /admin/cms-pages', {
    as,
    body: {
      code: `strona-${mark}`,
      kind: 'information',
      title: { pl: 'Nasze lasery', en: 'Our lasers' },
      slugs: { pl: `lasery-${mark}`, en: `lasers-${mark}` },
      lead: { pl: 'Czym pracujemy.', en: 'What we work with.' },
      sections: {
        pl: [
          { kind: 'hero', picture: { drawing: 'laser' }, actions: [{ label: 'Cennik', path: '/cennik/' }] },
          { kind: 'quote', text: 'Pracujemy w {salonCount} salonach.', author: 'Zespół Aksamit', role: null },
        ],
        en: [
          { kind: 'hero', picture: { drawing: 'laser' }, actions: [{ label: 'Price list', path: '/price-list/' }] },
          { kind: 'quote', text: 'We work in {salonCount} salons.', author: 'The Aksamit team', role: null },
        ],
      },
      meta: { pl: meta, en: { ...meta, title: 'Our lasers', description: 'What we work with.' } },
    },
  });
  await walker.make('PUT /admin/cms-pages/{id}', { as, params: { id: cmsPage.id }, body: { enabled: false } });
  await walker.make('GET /admin/cms-pages/{id}', { as, params: { id: cmsPage.id } });
  await draftAPage(walker, as, cmsPage.id);
  await walker.make('GET /admin/cms-pages', { as, query: { ...one, kind: 'information' } });
}

/** A draft of another title, planned, taken back and published at once. */
async function draftAPage(walker: Walker, as: Headers, id: string): Promise<void> {
  const params = { id };
  const { cmsPage } = await walker.make('GET /admin/cms-pages/{id}', { as, params });
  const { slugs, lead, sections, meta } = cmsPage;
  const title = { pl: 'Nasze nowe lasery', en: 'Our new lasers' };
  const before = await walker.make('GET /admin/cms-pages/{id}/draft', { as, params });
  const { pageDraft } = await walker.make('PUT /admin/cms-pages/{id}/draft', {
    as,
    params,
    body: { version: before.pageDraft.version, content: { title, slugs, lead, sections, meta } },
  });
  const publication = { version: pageDraft.version, when: 'now' as const };
  await walker.make('PUT /admin/cms-pages/{id}/publication', { as, params, body: publication });
  await walker.make('GET /admin/cms-pages/{id}/versions', { as, params });
}

/** A promo bar that is on, is ended and removed. */
async function announceSomething(walker: Walker, as: Headers): Promise<void> {
  const { mark } = walker;
  const { promoBar } = await walker.make('POST /admin/promo-bars', {
    as,
    body: {
      name: `Zima ${mark}`,
      enabled: true,
      headline: { pl: 'Zimowe spotkania ze skórą', en: 'Winter dates with your skin' },
      subheadline: { pl: 'Do końca lutego w niższej cenie', en: 'At a lower price until the end of February' },
      actions: {
        pl: [{ label: 'Zobacz ofertę', path: '/oferty-specjalne/' }],
        en: [{ label: 'See the offer', path: '/special-offers/' }],
      },
      look: 'velvet',
      startAt: new Date(Date.now() - 60_000).toISOString(),
      pageKinds: { information: false, campaign: true, offer: false },
    },
  });
  const params = { id: promoBar.id };
  await walker.make('PUT /admin/promo-bars/{id}', { as, params, body: { look: 'soft' } });
  await walker.make('GET /admin/promo-bars/{id}', { as, params });
  await walker.make('GET /admin/promo-bars/{id}/versions', { as, params });
  await walker.make('PUT /admin/promo-bars/{id}/end', { as, params });
  await walker.make('GET /admin/promo-bars', { as, query: { ...one, state: 'over' } });
  await walker.make('DELETE /admin/promo-bars/{id}', { as, params });
}

async function redirectAnAddress(walker: Walker, as: Headers): Promise<void> {
  const { mark } = walker;
  const { redirect } = await walker.make('POST /admin/redirects', {
    as,
    body: { from: `/stary-adres-${mark}/`, to: '/nowy-adres/' },
  });
  await walker.make('PUT /admin/redirects/{id}', { as, params: { id: redirect.id }, body: { status: 302 } });
  await walker.make('GET /admin/redirects/{id}', { as, params: { id: redirect.id } });
  await walker.make('GET /admin/redirects', { as, query: { ...one, q: mark } });
}

async function publishALegalText(walker: Walker, as: Headers): Promise<void> {
  const legal = await walker.make('GET /admin/cms-pages', { as, query: { ...one, q: 'regulations' } });
  const cmsPageId = legal.cmsPages[0]?.id ?? (await legalPage(walker));
  const { legalDocument } = await walker.make('POST /admin/legal-documents', {
    as,
    body: { cmsPageId, body: bothLanguages('Nowe brzmienie.', 'The new wording.') },
  });
  const params = { id: legalDocument.id };
  await walker.make('PUT /admin/legal-documents/{id}', { as, params, body: { action: 'publish' } });
  await walker.make('PUT /admin/legal-documents/{id}', { as, params, body: { action: 'withdraw' } });
  await walker.make('GET /admin/legal-documents', { as, query: { ...one, cmsPageId } });
}

async function replyToAnOpinion(walker: Walker, as: Headers): Promise<void> {
  const { opinions } = await walker.make('GET /admin/opinions', { as, query: one });
  await walker.make('PUT /admin/opinions/{id}', {
    as,
    params: { id: opinions[0]?.id ?? '' },
    body: { status: 'published', reply: { pl: 'Dziękujemy!', en: 'Thank you!' } },
  });
}

async function legalPage({ shop }: Walker): Promise<string> {
  const found = await sql<{ id: string }>`select id::text as id from cms_pages where kind = 'legal'
    order by id limit 1`.execute(shop.database.db);
  return found.rows[0]?.id ?? '';
}
