import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { BARE_FRAME, type MenuEntry } from '#kernel/site/frame.ts'
import { Header } from './header.tsx'

const page = (href: string, children: MenuEntry[] = []): MenuEntry => ({
  href,
  label: href.slice(1),
  children,
})
const menu = [page('/'), page('/teams', [page('/teams/damen')]), page('/team'), page('/kontakt')]

function marksAt(path: string): string[] {
  const frame = { ...BARE_FRAME, menu }
  const html = renderToStaticMarkup(<Header frame={frame} lang="de" path={path} alternates={{}} />)
  const [wide = ''] = /<nav class="wide".*?<\/nav>/.exec(html) ?? []
  return [...wide.matchAll(/href="([^"]+)" aria-current="(\w+)"/g)].map(
    ([, href, mark]) => `${href} ${mark}`,
  )
}

test('the page itself and those above it are marked, and no others', () => {
  expect(marksAt('/')).toEqual(['/ page'])
  expect(marksAt('/teams')).toEqual(['/teams page'])
  expect(marksAt('/teams/damen')).toEqual(['/teams true', '/teams/damen page'])
  expect(marksAt('/kontakt/anfahrt')).toEqual(['/kontakt true'])
  expect(marksAt('/anderswo')).toEqual([])
})

test('pages below a page open by a control of their own, which says whose they are', () => {
  const html = renderToStaticMarkup(
    <Header frame={{ ...BARE_FRAME, menu }} lang="de" path="/" alternates={{ en: '/en' }} />,
  )
  expect(html).toMatch(/<details class="below"[^>]*><summary><span[^>]*>Unterseiten von teams</)
  expect(html.match(/<details class="below"/g)).toHaveLength(1)
  expect(html).toContain('hrefLang="en"')
})
