import { pino } from 'pino'
import { beforeEach, expect, test, vi } from 'vitest'
import { GUEST, type Principal } from '#kernel/access/roles.ts'
import { metaSection } from '#kernel/contract/sections/meta.ts'
import { siteSection } from '#kernel/contract/sections/site.ts'
import { systemSection } from '#kernel/contract/sections/system.ts'
import { BARE_FRAME } from '#kernel/site/frame.ts'
import { sitePage } from '#kernel/site/page.ts'
import { type SiteModule, viewOf } from '#kernel/site/site-module.ts'
import { failures } from '../app-error.ts'
import type { Context } from '../context.ts'
import type { ServerModule } from '../module.ts'
import type { Services } from '../services.ts'
import { createPageCache } from './cache/page-cache.ts'
import { type Loaded, type PageForm, type PageRequest, pagesOf } from './route/site-route.ts'
import { createSite, type SiteRequest } from './site.ts'

type Data = { text: string }
const shared = sitePage<Data>({
  name: 'shared',
  path: { de: '/Seite', en: '/en/page' },
  query: ['page'],
})
const own = sitePage<Data>({
  name: 'own',
  path: { de: '/konto', en: '/en/account' },
  cache: 'private',
})
const login = sitePage<Data>({
  name: 'login',
  path: { de: '/login', en: '/en/login' },
  cache: 'private',
  isAlwaysOpen: true,
})
const View = ({ data }: { data: Data }) => <p>{data.text}</p>

const load = vi.fn<(context: Context<never>, request: PageRequest) => Promise<Loaded<Data>>>()
const submit = vi.fn<(context: Context<never>, form: PageForm) => Promise<Loaded<Data>>>()
const onPage = pagesOf<never>()
const serverModule: ServerModule = {
  name: 'test',
  label: { de: '', en: '' },
  pages: [onPage(shared, { load }), onPage(own, { load, submit }), onPage(login, { load })],
  site: {
    frame: async () => ({ frame: { ...BARE_FRAME, name: 'Holm' }, tags: ['menu'] }),
    style: () => ({ template: 't', css: '', fonts: [], bar: { light: '', dark: '' } }),
  },
}
const siteModule: SiteModule = {
  name: 'test',
  views: [viewOf(shared, View), viewOf(own, View), viewOf(login, View)],
  theme: {
    Layout: ({ frame, children }) => (
      <main>
        {frame.name}
        {children}
      </main>
    ),
    NoticeView: ({ data, lang }) => <b>{`${data.kind} ${lang} ${data.text ?? ''}`}</b>,
    noticeTitle: (kind) => kind,
  },
}

let isClosed = false
const sections = new Map<unknown, unknown>([
  [metaSection, metaSection.defaults],
  [siteSection, siteSection.defaults],
])
const config = {
  get: (section: unknown) =>
    section === systemSection
      ? { ...systemSection.defaults, maintenance: { enabled: isClosed, image: '', text: '' } }
      : sections.get(section),
  publicValues: () => ({}),
}
function siteOf() {
  const services = {
    settings: { baseUrl: 'https://holm.example' },
    log: pino({ level: 'silent' }),
    cache: createPageCache(),
    config,
  } as unknown as Services
  const assets = { scripts: [], styles: [], preloads: [] }
  const site = createSite({ modules: [serverModule], siteModules: [siteModule], services, assets })
  const ask = async (path: string, more: Partial<SiteRequest> & { user?: Principal } = {}) => {
    const { user = GUEST, ...request } = more
    const headers = { header: vi.fn(), startSession: vi.fn(), endSession: vi.fn() }
    const context = { ...services, user, lang: 'de', requestId: 'r1', reply: headers }
    const answer = await site.handle(context as unknown as Context<never>, {
      method: 'GET',
      path,
      query: {},
      host: 'holm.example',
      ...request,
    })
    return { ...answer, html: String(answer.body) }
  }
  return { ask, cache: services.cache }
}

const page = (text: string, tags: string[] = []): Loaded<Data> => ({
  kind: 'page',
  data: { text },
  meta: { title: 'Titel' },
  tags,
})
const staff: Principal = { ...GUEST, id: '1', roles: ['member'], name: 'Maren' }

beforeEach(() => {
  isClosed = false
  load
    .mockReset()
    .mockImplementation(async ({ user, lang }, { query }) =>
      page(`${user.name || 'guest'} ${lang} ${query.page ?? '-'}`),
    )
  submit.mockReset()
})

test('the loader of a shared page knows nothing of the person who asks', async () => {
  const { ask } = siteOf()
  const first = await ask('/Seite', { user: staff })
  expect(first.html).toContain('guest de -')
  expect(first.headers['cache-control']).toBe('public, max-age=0, must-revalidate')
  expect((await ask('/Seite')).html).toBe(first.html)
  expect(load).toHaveBeenCalledTimes(1)
})

test('a private page is made for each request and never stored', async () => {
  const { ask, cache } = siteOf()
  const mine = await ask('/konto', { user: staff })
  expect(mine.html).toContain('Maren de')
  expect(mine.headers['cache-control']).toBe('private, no-store')
  expect((await ask('/konto')).html).toContain('guest de')
  expect(cache.size().pages).toBe(0)
})

test('only declared query keys make another page', async () => {
  const { ask, cache } = siteOf()
  expect((await ask('/Seite', { query: { page: '2', utm: 'x' } })).html).toContain('guest de 2')
  expect((await ask('/Seite', { query: { utm: 'y' } })).html).toContain('guest de -')
  await ask('/Seite', { query: { utm: 'z' } })
  expect(load).toHaveBeenCalledTimes(2)
  expect(cache.size().pages).toBe(2)
})

test('touching a tag of the page or of its frame makes it anew', async () => {
  const { ask, cache } = siteOf()
  load.mockImplementation(async () => page('x', ['page:1']))
  for (const tag of ['page:1', 'menu', 'other']) {
    await ask('/Seite')
    cache.drop([tag])
  }
  await ask('/Seite')
  expect(load).toHaveBeenCalledTimes(3)
})

test('a hundred misses at once run one loader', async () => {
  const { ask } = siteOf()
  const answers = await Promise.all(Array.from({ length: 100 }, () => ask('/Seite')))
  expect(new Set(answers.map(({ html }) => html)).size).toBe(1)
  expect(load).toHaveBeenCalledTimes(1)
})

test('a shared page that tries to set a cookie fails instead', async () => {
  const { ask, cache } = siteOf()
  load.mockImplementation(async ({ reply }) => {
    reply.startSession('token')
    return page('x')
  })
  expect((await ask('/Seite')).status).toBe(500)
  expect(cache.size().pages).toBe(0)
})

test('a failing loader gives the error page in the language of the address, and nothing is stored', async () => {
  const { ask, cache } = siteOf()
  load.mockRejectedValue(new Error('secret inside'))
  const answer = await ask('/en/page')
  expect(answer.status).toBe(500)
  expect(answer.html).toContain('failed en')
  expect(answer.html).not.toContain('secret')
  expect(answer.headers['cache-control']).toBe('private, no-store')
  expect(cache.size().pages).toBe(0)
})

test('foreseen failures keep their status', async () => {
  const { ask } = siteOf()
  load.mockRejectedValueOnce(failures.notFound())
  expect((await ask('/Seite')).status).toBe(404)
  load.mockRejectedValueOnce(failures.notReady())
  const busy = await ask('/Seite')
  expect([busy.status, busy.headers['retry-after']]).toEqual([503, '2'])
})

test('missing addresses share one kept page per language', async () => {
  const { ask, cache } = siteOf()
  for (const path of ['/a', '/b', '/%zz', '/\\evil']) {
    const answer = await ask(path)
    expect(answer.status).toBe(404)
    expect(answer.html).toContain('missing de')
  }
  expect((await ask('/en/a')).html).toContain('missing en')
  expect(cache.size().pages).toBe(2)
})

test.each(['//evil.example', '/\\evil.example', 'https://evil.example', '/a b', '/a\r\nx: y'])(
  'a loader cannot redirect to %j',
  async (to) => {
    const { ask } = siteOf()
    load.mockResolvedValue({ kind: 'redirect', to, status: 302 })
    const answer = await ask('/Seite')
    expect(answer.status).toBe(500)
    expect(answer.headers.location).toBeUndefined()
  },
)

test('a form is answered by its page, privately; pages without one refuse', async () => {
  const { ask } = siteOf()
  submit.mockResolvedValue({ kind: 'redirect', to: '/konto', status: 303 })
  const sent = await ask('/konto', { method: 'POST', fields: { name: 'Maren' } })
  expect([sent.status, sent.headers.location]).toEqual([303, '/konto'])
  expect(sent.headers['cache-control']).toBe('private, no-store')
  expect(submit.mock.calls[0]?.[1]).toMatchObject({ fields: { name: 'Maren' } })
  expect((await ask('/Seite', { method: 'POST' })).status).toBe(405)
})

test('during maintenance visitors get 503, staff the page, and login stays open', async () => {
  const { ask, cache } = siteOf()
  isClosed = true
  const closed = await ask('/en/page')
  expect([closed.status, closed.headers['retry-after']]).toEqual([503, '600'])
  expect(closed.html).toContain('maintenance en')
  expect((await ask('/nichts')).status).toBe(503)
  const inside = await ask('/Seite', { user: staff })
  expect([inside.status, inside.headers['cache-control']]).toEqual([200, 'private, no-store'])
  expect((await ask('/login')).status).toBe(200)
  expect(cache.size().pages).toBe(0)
})

test('an unknown host shares the pages of the main one', async () => {
  const { ask, cache } = siteOf()
  for (const host of ['holm.example', 'evil.example', 'x:1', '']) await ask('/Seite', { host })
  expect(load).toHaveBeenCalledTimes(1)
  expect(cache.size().pages).toBe(1)
})
