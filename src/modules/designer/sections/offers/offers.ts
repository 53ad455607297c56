import type { Lang } from '#kernel/i18n/messages.ts'
import { block, column, heading, prose, section, THIRD, TWO_THIRDS, titled } from '../compose.ts'
import type { ReadySection } from '../ready-section.ts'
import { offersDe } from './messages.de.ts'
import { offersEn } from './messages.en.ts'

const words = { de: offersDe, en: offersEn }

export function priceSections(lang: Lang): ReadySection[] {
  const { table, packages } = words[lang]
  const offers = [packages.small, packages.middle, packages.large]
  return [
    {
      name: 'prices-table',
      group: 'prices',
      title: table.name,
      blocks: [
        section([
          heading(table.title),
          prose(table.text),
          block('table', {
            caption: table.caption,
            rows: rowsOf(table),
            hasHeadRow: true,
            hasHeadColumn: true,
            hasNumbers: true,
          }),
        ]),
      ],
    },
    {
      name: 'prices-packages',
      group: 'prices',
      title: packages.name,
      blocks: [
        section([
          heading(packages.title),
          ...offers.map(({ title, text }) =>
            column([heading(title, { level: 3 }), prose(text)], THIRD, { isFramed: true }),
          ),
        ]),
      ],
    },
  ]
}

export function tableSections(lang: Lang): ReadySection[] {
  const { compare } = words[lang]
  const table = { caption: compare.caption, rows: rowsOf(compare), hasHeadRow: true }
  return [
    {
      name: 'table-compare',
      group: 'table',
      title: compare.name,
      blocks: [
        section([heading(compare.title), block('table', { ...table, hasHeadColumn: true })]),
      ],
    },
  ]
}

export function questionSections(lang: Lang): ReadySection[] {
  const { questions, beside } = words[lang]
  return [
    {
      name: 'questions',
      group: 'questions',
      title: questions.name,
      blocks: [
        section([
          heading(questions.title, { anchor: lang === 'de' ? 'fragen' : 'questions' }),
          block('accordion', { items: titled(Object.values(questions.items)), isFirstOpen: true }),
        ]),
      ],
    },
    {
      name: 'questions-beside',
      group: 'questions',
      title: beside.name,
      blocks: [
        section(
          [
            column([heading(beside.title), prose(beside.text)], THIRD),
            block('accordion', { items: titled(Object.values(beside.items)) }, TWO_THIRDS),
          ],
          { tone: 'raised' },
        ),
      ],
    },
  ]
}

type Table = { head: Record<string, string>; rows: Record<string, Record<string, string>> }

/** Every row has the names of the head, in their order. */
function rowsOf({ head, rows }: Table): string[][] {
  const names = Object.keys(head)
  return [head, ...Object.values(rows)].map((row) => names.map((name) => row[name] ?? ''))
}
