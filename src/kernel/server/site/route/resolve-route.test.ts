import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { LANGS, type Lang } from '#kernel/i18n/messages.ts'
import { sitePage } from '#kernel/site/page.ts'
import type { Context } from '../../context.ts'
import type { SiteResolver } from '../site-parts.ts'
import type { Rename } from './renames.ts'
import { type Asked, resolveRoute } from './resolve-route.ts'
import { createRouteTable } from './route-table.ts'
import type { SiteRoute } from './site-route.ts'

const route = (name: string, de: string, en: string): SiteRoute => ({
  page: sitePage({ name, path: { de, en } }),
  load: async () => ({ kind: 'missing' }),
})
const modules = [
  {
    name: 'pages',
    pages: [
      route('home', '/', '/en'),
      route('imprint', '/Impressum', '/en/imprint'),
      route('entry', '/News/:slug', '/en/news/:slug'),
      route('archive', '/News/Archiv', '/en/news/archive'),
      route('verify', '/Newsletter/verify/:token?', '/en/newsletter/verify/:token?'),
    ],
  },
  { name: 'club', pages: [route('club', '/Verein', '/en/club')] },
]
/** All these tests ask the context for is which languages are on. */
const contextIn = (languages: readonly Lang[]) =>
  ({ config: { get: () => ({ languages }) } }) as unknown as Context<never>

function ask(path: string, query: Asked['query'] = {}, more: Partial<Options> = {}) {
  const { resolvers = [], off = [], renames = [], languages = LANGS } = more
  const table = createRouteTable(modules)
  const listed = resolvers.map((resolve) => ({ module: 'pages', resolve }))
  const isEnabled = (module: string) => !off.includes(module)
  const kit = { table, resolvers: listed, isEnabled, renames: () => renames }
  return resolveRoute(kit, contextIn(languages), { path, query })
}
type Options = {
  resolvers: SiteResolver[]
  off: string[]
  renames: Rename[]
  languages: readonly Lang[]
}

test.each([
  ['/', 'home', 'de'],
  ['/en', 'home', 'en'],
  ['/Impressum', 'imprint', 'de'],
  ['/en/imprint', 'imprint', 'en'],
  ['/Newsletter/verify', 'verify', 'de'],
  ['/News/Archiv', 'archive', 'de'],
])('%s is %s in %s', async (path, name, lang) => {
  expect(await ask(path)).toMatchObject({ kind: 'page', lang, path, route: { page: { name } } })
})

test('params keep their case and reach the other language', async () => {
  expect(await ask('/News/Gr%C3%BCner-Tisch')).toMatchObject({
    params: { slug: 'Grüner-Tisch' },
    alternates: { de: '/News/Gr%C3%BCner-Tisch', en: '/en/news/Gr%C3%BCner-Tisch' },
  })
})

test.each([
  ['/impressum', '/Impressum'],
  ['/IMPRESSUM/', '/Impressum'],
  ['//Impressum', '/Impressum'],
  ['/EN', '/en'],
  ['/en/', '/en'],
  ['/En/Imprint', '/en/imprint'],
  ['/news/ABC', '/News/ABC'],
])('%s leads to %s with a 301', async (path, to) => {
  expect(await ask(path)).toEqual({ kind: 'redirect', to, status: 301 })
})

test('the query is kept on the way', async () => {
  const query = { a: '1', next: '//evil.example' }
  expect(await ask('/impressum', query)).toMatchObject({
    to: '/Impressum?a=1&next=%2F%2Fevil.example',
  })
})

test('resolvers are asked in order, after the fixed addresses', async () => {
  const asked: string[] = []
  const first: SiteResolver = async (_context, { segments }) => {
    asked.push(`first ${segments.join('/')}`)
    return undefined
  }
  const second: SiteResolver = async (_context, { lang }) => {
    asked.push(`second ${lang}`)
    return { kind: 'redirect', to: '/Impressum', status: 301 }
  }
  const resolvers = [first, second]
  expect(await ask('/en/Old/Page', {}, { resolvers })).toMatchObject({ to: '/Impressum' })
  expect(await ask('/Impressum', {}, { resolvers })).toMatchObject({ kind: 'page' })
  expect(asked).toEqual(['first en/Old/Page', 'second en'])
})

describe('an address moved by configuration', () => {
  const renames = [
    { from: '/Verein', to: '/wir/verein' },
    { from: '/News', to: '/Aktuelles' },
    { from: '/Impressum', to: '/Verein' },
  ]

  test.each([
    { path: '/wir/verein', name: 'club', lang: 'de', en: '/en/club' },
    { path: '/Aktuelles/Archiv', name: 'archive', lang: 'de', en: '/en/Aktuelles/archive' },
    { path: '/en/Aktuelles/archive', name: 'archive', lang: 'en', en: '/en/Aktuelles/archive' },
  ])('$path is $name', async ({ path, name, lang, en }) => {
    const page = { kind: 'page', lang, path, alternates: { en }, route: { page: { name } } }
    expect(await ask(path, {}, { renames })).toMatchObject(page)
  })

  test.each([
    ['/Verein', '/wir/verein', 302],
    ['/news/Archiv', '/Aktuelles/Archiv', 302],
    ['/WIR/Verein/', '/wir/verein', 301],
  ])('%s leads to %s with a %i', async (path, to, status) => {
    expect(await ask(path, { a: '1' }, { renames })).toEqual({
      kind: 'redirect',
      to: `${to}?a=1`,
      status,
    })
  })

  test('never covers another fixed one', async () => {
    expect(await ask('/Verein', {}, { renames })).toMatchObject({ to: '/wir/verein' })
  })
})

test('a module that is switched off has no addresses', async () => {
  expect(await ask('/Verein')).toMatchObject({ kind: 'page' })
  expect(await ask('/Verein', {}, { off: ['club'] })).toBeUndefined()
})

test('any spelling of a known address ends at its canonical one in a single hop', async () => {
  const spelling = fc
    .tuple(
      fc.constantFrom('/Impressum', '/en/imprint', '/Newsletter/verify', '/en'),
      fc.array(fc.boolean(), { minLength: 30, maxLength: 30 }),
      fc.constantFrom('', '/', '//'),
    )
    .map(([path, upper, end]) => ({
      path,
      asked: [...path].map((c, at) => (upper[at] ? c.toUpperCase() : c)).join('') + end,
    }))
  await fc.assert(
    fc.asyncProperty(spelling, async ({ path, asked }) => {
      const first = await ask(asked)
      if (asked === path) expect(first).toMatchObject({ kind: 'page', path })
      else expect(first).toEqual({ kind: 'redirect', to: path, status: 301 })
    }),
  )
})

test('an address of a language that is off leads to the same page in one that is on', async () => {
  const languages: Lang[] = ['de']
  expect(await ask('/en/club', { a: '1' }, { languages })).toEqual({
    kind: 'redirect',
    to: '/Verein?a=1',
    status: 302,
  })
  expect(await ask('/Verein', {}, { languages })).toMatchObject({ alternates: { de: '/Verein' } })
  const page = sitePage({ name: 'sign-in', path: { de: '/a', en: '/en/a' }, isAlwaysOpen: true })
  const alone = { kind: 'page', params: {}, lang: 'en', path: '/en/x', alternates: {} } as const
  const load = async () => ({ kind: 'missing' }) as const
  const only: SiteResolver = async () => ({ ...alone, route: route('x', '/x', '/en/x') })
  const always: SiteResolver = async () => ({ ...alone, route: { page, load } })
  expect(await ask('/en/x', {}, { languages, resolvers: [only] })).toBeUndefined()
  expect(await ask('/en/x', {}, { languages, resolvers: [always] })).toMatchObject({ lang: 'en' })
})
