import { existsSync, globSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { matchPath } from 'react-router'
import { describe, expect, test } from 'vitest'
import { adminModules } from '#app/modules.admin.ts'
import type {
  HandbookBlock,
  HandbookInline,
  HandbookPage,
} from '#kernel/admin/shell/handbook/handbook-page.ts'
import { GENERAL_PAGES } from '#kernel/admin/shell/handbook/use-handbook-pages.ts'
import { shellModule } from '#kernel/admin/shell/start-admin.tsx'
import { HANDBOOK, pageNames, readHandbook } from '../scripts/build/handbook.ts'
import { LANGUAGES } from '../scripts/build/one-language.ts'
import { readPage } from '../scripts/build/read-handbook.ts'

const ROOT = join(import.meta.dirname, '..')
const MOST_LINES = 60
const PICTURE_BYTES = 60_000

const modules = [shellModule, ...adminModules]
const screens = modules.flatMap(({ name, help, screens: own = [] }) =>
  own.map((screen) => ({ name, path: screen.path, help: screen.help ?? help })),
)

describe.each(LANGUAGES)('the handbook (%s)', (lang) => {
  const pages = readHandbook(lang)
  const blocks = pages.flatMap((page) => blocksOf(page).map((block) => ({ page, block })))
  const parts = blocks.flatMap(({ page, block }) =>
    partsOf(block).map((part) => ({ page: page.name, part })),
  )

  test('has the pages its contents name, and no other', () => {
    expect(readdirSync(join(HANDBOOK, lang)).sort()).toEqual(
      pageNames()
        .map((name) => `${name}.md`)
        .sort(),
    )
  })

  test('keeps every page short', () => {
    const long = pageNames().filter(
      (name) =>
        readFileSync(join(HANDBOOK, lang, `${name}.md`), 'utf8').split('\n').length > MOST_LINES,
    )
    expect(long).toEqual([])
  })

  test('links to screens that exist', () => {
    const paths = blocks
      .flatMap(({ block }) => (block.kind === 'action' ? [block.path] : []))
      .concat(parts.flatMap(({ part }) => (part.kind === 'screen' ? [part.path] : [])))
    const lost = paths.filter((path) => !screens.some((screen) => leadsTo(screen.path, path)))
    expect(lost).toEqual([])
    expect(paths.length).toBeGreaterThan(pages.length)
  })

  test('links to pages and sections that exist', () => {
    const lost = parts.filter(({ part }) => {
      if (part.kind !== 'page') return false
      const page = pages.find(({ name }) => name === part.page)
      return !page || (part.section && !page.sections.some(({ id }) => id === part.section))
    })
    expect(lost).toEqual([])
  })

  test('calls buttons and fields as the screens do', async () => {
    const words = await screenWords(lang)
    const strange = parts
      .filter(({ part }) => part.kind === 'strong' && !words.has(part.text))
      .map(({ page, part }) => `${page}: ${part.text}`)
    expect(strange, 'bold words stand in a dictionary, letter for letter').toEqual([])
  })

  test('shows small pictures that exist, in its own language', () => {
    const wrong = blocks.flatMap(({ page, block }) => {
      if (block.kind !== 'picture') return []
      const file = join(HANDBOOK, lang, block.source)
      const isFine =
        existsSync(file) &&
        statSync(file).size <= PICTURE_BYTES &&
        block.source === `../pictures/${page.name}.${lang}.webp`
      return isFine ? [] : [block.source]
    })
    expect(wrong, 'KONTOR_PICTURES=1 npx playwright test handbook').toEqual([])
  })
})

test('both languages have the same sections, steps, links and pictures', () => {
  const [german = [], english = []] = LANGUAGES.map((lang) => readHandbook(lang).map(shapeOf))
  expect(english).toEqual(german)
})

test('every screen has a page of the handbook', () => {
  const names = pageNames()
  const without = screens
    .filter(({ help }) => help === undefined || !names.includes(help))
    .map(({ name, path, help }) => `${name}: "${path}" (${help ?? 'no help'})`)
  expect(without, 'name it in `help`; write docs/handbook/{de,en}/<help>.md').toEqual([])
})

test('every page belongs to a screen', () => {
  const helped = screens.map(({ help }) => help)
  const lonely = pageNames().filter(
    (name) => !helped.includes(name) && !GENERAL_PAGES.includes(name),
  )
  expect(lonely).toEqual([])
})

test('every picture that is kept is shown', () => {
  const shown = LANGUAGES.flatMap((lang) =>
    readHandbook(lang)
      .flatMap(blocksOf)
      .flatMap((block) => (block.kind === 'picture' ? [block.source] : [])),
  )
  const kept = globSync('pictures/*', { cwd: HANDBOOK }).map((name) => `../${name}`)
  expect(kept.filter((name) => !shown.includes(name))).toEqual([])
})

describe('a page of the handbook', () => {
  const page = (body: string) => readPage('sample', `# Titel\n\n${body}\n`)

  test('is read by its forms', () => {
    const text =
      'Ein **Knopf**, eine\n`Taste`, [hier](/admincenter/files?trash=true).\n\n## Ein Bild: groß!\n\n1. Eins\n2. Zwei\n   Zeilen\n\n- Punkt\n\n![Ein Bild](../pictures/a.webp)\n\n[Öffnen](/admincenter)'
    expect(page(text)).toEqual({
      name: 'sample',
      title: 'Titel',
      lead: [
        {
          kind: 'paragraph',
          text: [
            { kind: 'text', text: 'Ein ' },
            { kind: 'strong', text: 'Knopf' },
            { kind: 'text', text: ', eine ' },
            { kind: 'key', text: 'Taste' },
            { kind: 'text', text: ', ' },
            { kind: 'screen', text: 'hier', path: 'files?trash=true' },
            { kind: 'text', text: '.' },
          ],
        },
      ],
      sections: [
        {
          id: 'ein-bild-groß',
          title: 'Ein Bild: groß!',
          blocks: [
            {
              kind: 'steps',
              items: [[{ kind: 'text', text: 'Eins' }], [{ kind: 'text', text: 'Zwei Zeilen' }]],
            },
            { kind: 'list', items: [[{ kind: 'text', text: 'Punkt' }]] },
            { kind: 'picture', source: '../pictures/a.webp', alt: 'Ein Bild' },
            { kind: 'action', text: 'Öffnen', path: '' },
          ],
        },
      ],
    })
  })

  test('links to other pages and to places in itself', () => {
    const [block] = page('[Dateien](files.md#ein-bild) und [oben](#anfang)').lead
    expect(block && partsOf(block)).toEqual([
      { kind: 'page', text: 'Dateien', page: 'files', section: 'ein-bild' },
      { kind: 'text', text: ' und ' },
      { kind: 'page', text: 'oben', page: 'sample', section: 'anfang' },
    ])
  })

  test.each([
    '### Zu tief',
    '> Zitat',
    '| Tabelle |',
    '<b>Markup</b>',
    'Mitten <b>im</b> Satz',
    'Ein *schiefes* Wort',
    '[nach draußen](https://example.org)',
    '[böse](javascript:alert)',
    '- Punkt\n1. Schritt',
  ])('refuses %j', (body) => {
    expect(() => page(body)).toThrow('sample: ')
  })
})

function leadsTo(screen: string, path: string): boolean {
  return matchPath(`/${screen}`, `/${path.split('?')[0]}`) !== null
}

function blocksOf({ lead, sections }: HandbookPage): HandbookBlock[] {
  return [...lead, ...sections.flatMap(({ blocks }) => blocks)]
}

function partsOf(block: HandbookBlock): readonly HandbookInline[] {
  if (block.kind === 'paragraph') return block.text
  return block.kind === 'steps' || block.kind === 'list' ? block.items.flat() : []
}

/** What must be alike in both languages: the order of forms, and where links lead. */
function shapeOf({ name, lead, sections }: HandbookPage) {
  return {
    name,
    lead: lead.map(formOf),
    sections: sections.map(({ blocks }) => blocks.map(formOf)),
  }
}

function formOf(block: HandbookBlock): string {
  const targets = partsOf(block).flatMap((part) => {
    if (part.kind === 'screen') return [part.path]
    return part.kind === 'page' ? [part.page] : []
  })
  const own = block.kind === 'action' ? [block.path] : []
  const count = block.kind === 'steps' || block.kind === 'list' ? block.items.length : ''
  return [block.kind, count, ...targets, ...own].join(' ')
}

type Tree = { [key: string]: string | Tree }

async function screenWords(lang: string): Promise<Set<string>> {
  const files = globSync(`src/**/{messages,words}*.${lang}.ts`, { cwd: ROOT })
  const trees = await Promise.all(
    files.map(async (file): Promise<Tree> => {
      const module: Record<string, Tree> = await import(join(ROOT, file))
      return module[lang] ?? Object.values(module)[0] ?? {}
    }),
  )
  return new Set(trees.flatMap(textsOf))
}

function textsOf(tree: Tree): string[] {
  return Object.values(tree).flatMap((value) =>
    typeof value === 'string' ? value : textsOf(value),
  )
}
