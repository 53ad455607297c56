import { chromium } from '@playwright/test'
import lighthouse from 'lighthouse'
import { TEMPLATE_NAMES, type TemplateName } from '#modules/starter/template-names.ts'
import { callerOf } from '#tests/caller.ts'
import { freePort } from '#tests/free-port.ts'
import { signInAsAdmin } from '../faults/rig/admin.ts'
import { findChromium } from '../scripts/find-chromium.ts'
import { type Bench, median, type Row } from './bench.ts'
import { ownSite, publicPaths } from './own-site.ts'
import { runKontor } from './running-kontor.ts'

/** What every page of every template must reach on a phone, of 100. */
const BARS = { performance: 98, accessibility: 100, 'best-practices': 100, seo: 100 }
const TRIES = 3

type Category = keyof typeof BARS
type Look = { category: Category; score: number; weak: string[] }
type Page = { path: string; looks: Look[] }

const CATEGORIES: Category[] = ['performance', 'accessibility', 'best-practices', 'seo']

export const bench: Bench = {
  title: 'Lighthouse, mobile: the worst page of each template',
  run: async () => {
    const rows: Row[] = []
    for (const template of TEMPLATE_NAMES) rows.push(...(await judge(template)))
    return rows
  },
}

async function judge(template: TemplateName): Promise<Row[]> {
  const running = await runKontor()
  const port = await freePort()
  const browser = await chromium.launch({
    executablePath: findChromium(),
    args: ['--no-sandbox', '--disable-dev-shm-usage', `--remote-debugging-port=${port}`],
  })
  try {
    const { url } = running.kontor
    await ownSite(await signInAsAdmin(url), template)
    const pages: Page[] = []
    for (const path of await publicPaths(callerOf(url)))
      pages.push({ path, looks: await judgePage(url + path, port) })
    return CATEGORIES.map((category) => worst(template, category, pages))
  } finally {
    await browser.close()
    await running.stop()
  }
}

function worst(template: string, category: Category, pages: readonly Page[]): Row {
  const judged = pages.map(({ path, looks }) => {
    const some = looks.filter((look) => look.category === category)
    return { path, score: median(some.map(({ score }) => score)), weak: some[0]?.weak ?? [] }
  })
  const [last] = judged.sort((a, b) => a.score - b.score)
  const bar = BARS[category]
  const score = last?.score ?? 0
  const why = score >= bar ? '' : ` (${last?.weak.join(', ')})`
  return {
    name: `${template} ${category}, ${pages.length} pages: ${last?.path}${why}`,
    value: score.toFixed(0),
    bar: `≥ ${bar}`,
    isGood: score >= bar,
  }
}

/** A page below a bar is looked at again: the machine may have been busy. */
async function judgePage(url: string, port: number): Promise<Look[]> {
  const looks = await lookAt(url, port)
  const isLow = looks.some(({ category, score }) => score < BARS[category])
  for (let tries = 1; isLow && tries < TRIES; tries++) looks.push(...(await lookAt(url, port)))
  return looks
}

async function lookAt(url: string, port: number): Promise<Look[]> {
  const result = await lighthouse(url, { port, logLevel: 'error', onlyCategories: CATEGORIES })
  if (!result) throw new Error(`Lighthouse says nothing of ${url}`)
  const { categories, audits } = result.lhr
  return CATEGORIES.map((category) => {
    const refs = categories[category]?.auditRefs ?? []
    const weak = refs.filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 0.9)
    const score = Math.round((categories[category]?.score ?? 0) * 100)
    return { category, score, weak: weak.map(({ id }) => id) }
  })
}
