import { setImmediate as nextTurn } from 'node:timers/promises'
import { formatDay, formatMoment } from '#kernel/i18n/format.ts'
import { type Lang, translator } from '#kernel/i18n/messages.ts'
import { escapeHtml } from '#kernel/site/escape-html.ts'
import { columnWord, heldMessages, recordWord, valueWord } from '../messages-held.ts'
import { RECORDS_AT_ONCE } from './export-json.ts'
import type { PersonalDataModule } from './personal-data-modules.ts'

type Exported = {
  exported: string
  name: string
  holders: readonly PersonalDataModule[]
  modules: Readonly<Record<string, Readonly<Record<string, unknown>>>>
}

/** One page that needs nothing else: it can be mailed, opened anywhere and printed. */
export async function writeExportPage(
  { exported, name, holders, modules }: Exported,
  lang: Lang,
): Promise<string> {
  const t = translator(heldMessages, lang)
  const held = holders.filter(({ module }) => recordsIn(modules[module]).length > 0)
  const empty = holders.filter((holder) => !held.includes(holder))
  const nothing = t('page.nothing', { modules: empty.map(({ label }) => label[lang]).join(', ') })
  const sections: string[] = []
  for (const holder of held)
    sections.push(await section(holder, modules[holder.module] ?? {}, lang))
  return `<!doctype html>
<html lang="${lang}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'">
<title>${escapeHtml(t('page.title'))}</title>
<style>${STYLE}</style>
</head>
<body>
<main>
<header>
<h1>${escapeHtml(t('page.title'))}</h1>
<p class="about">${escapeHtml(t('page.about', { name }))}<br>
${escapeHtml(t('page.made', { when: formatMoment(exported, lang) }))}</p>
<p>${escapeHtml(t('page.lead'))}</p>
</header>
${sections.join('\n')}
${empty.length > 0 ? `<p class="quiet">${escapeHtml(nothing)}</p>` : ''}
</main>
</body>
</html>
`
}

async function section(
  { label, personal }: PersonalDataModule,
  held: Readonly<Record<string, unknown>>,
  lang: Lang,
): Promise<string> {
  const t = translator(heldMessages, lang)
  const { purpose } = personal
  const reasons = (['for', 'basis', 'until'] as const).map(
    (part) => `<dt>${t(`page.${part}`)}</dt><dd>${escapeHtml(purpose[part][lang])}</dd>`,
  )
  const records: string[] = []
  for (const [word, value] of recordsIn(held)) {
    records.push(`<h3>${escapeHtml(recordWord(word, lang))}</h3>`)
    for (const one of list(value)) {
      if (records.length % RECORDS_AT_ONCE === 0) await nextTurn()
      records.push(`<div class="record">${told(one, lang)}</div>`)
    }
  }
  return `<section>
<h2>${escapeHtml(label[lang])}</h2>
<dl class="reasons">${reasons.join('')}</dl>
${records.join('\n')}
</section>`
}

/** Only what is there: an empty list tells nobody anything. */
function recordsIn(held: Readonly<Record<string, unknown>> = {}): [string, unknown][] {
  return Object.entries(held).filter(([, value]) => list(value).some((one) => !isEmpty(one)))
}

function list(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [value]
}

function isEmpty(value: unknown): boolean {
  if (value === null || value === undefined || value === '') return true
  if (value instanceof Date) return false
  return typeof value === 'object' && Object.values(value).every(isEmpty)
}

/** A value as people read it: a list of its parts, a date, yes or no, or its words. */
function told(value: unknown, lang: Lang): string {
  if (isEmpty(value)) return '–'
  if (Array.isArray(value)) return toldList(value, lang)
  if (value instanceof Date) return formatMoment(value, lang)
  if (typeof value === 'object' && value !== null) {
    const parts = Object.entries(value).filter(([, part]) => !isEmpty(part))
    const lines = parts.map(([key, part]) => {
      const words = valueWord(key, part, lang)
      const text = words ? escapeHtml(words) : told(part, lang)
      return `<dt>${escapeHtml(columnWord(key, lang))}</dt><dd>${text}</dd>`
    })
    return `<dl>${lines.join('')}</dl>`
  }
  return escapeHtml(plain(value, lang))
}

function toldList(values: readonly unknown[], lang: Lang): string {
  if (values.every((one) => typeof one !== 'object'))
    return escapeHtml(values.map((one) => plain(one, lang)).join(', '))
  return `<ul>${values.map((one) => `<li>${told(one, lang)}</li>`).join('')}</ul>`
}

const MOMENT = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d/
const DAY = /^\d{4}-\d\d-\d\d$/

function plain(value: unknown, lang: Lang): string {
  const t = translator(heldMessages, lang)
  if (typeof value === 'boolean') return t(value ? 'page.yes' : 'page.no')
  const words = String(value)
  // What somebody typed may look like a day there never was.
  if (Number.isNaN(Date.parse(words))) return words
  if (MOMENT.test(words)) return formatMoment(words, lang)
  return DAY.test(words) ? formatDay(words, lang) : words
}

const STYLE = `
:root { color-scheme: light; font: 16px/1.5 system-ui, sans-serif; color: #1b1f28; }
body { margin: 0; background: #fff; }
main { max-width: 46rem; margin: 0 auto; padding: 2rem 1rem 4rem; }
h1 { font-size: 1.75rem; line-height: 1.2; margin: 0 0 .5rem; }
h2 { font-size: 1.375rem; margin: 2.5rem 0 .5rem; padding-top: 1rem; border-top: 1px solid #c9ced8; }
h3 { font-size: 1rem; margin: 1.5rem 0 .5rem; }
p { margin: 0 0 1rem; max-width: 68ch; }
.about, .quiet, .reasons { color: #4a5261; }
dl { margin: 0; display: grid; grid-template-columns: minmax(7rem, 12rem) 1fr; gap: .125rem 1rem; }
dt { color: #4a5261; }
dd { margin: 0; overflow-wrap: anywhere; white-space: pre-line; }
dd dl { grid-template-columns: minmax(5rem, 8rem) 1fr; }
ul { margin: 0; padding-left: 1.125rem; }
.reasons { font-size: .875rem; }
.record { padding: .5rem 0; border-bottom: 1px solid #e6e9ef; break-inside: avoid; }
@media (max-width: 30rem) { dl, dd dl { grid-template-columns: 1fr; } dd { margin-bottom: .375rem; } }
@media print {
  @page { margin: 18mm; }
  :root { font-size: 10.5pt; }
  main { max-width: none; padding: 0; }
  h2, h3 { break-after: avoid; }
}`
