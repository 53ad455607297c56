import type { z } from 'zod'
import { richText } from '#kernel/site/block/rich-text/rich-text.ts'
import { textOf } from '#kernel/site/block/rich-text/text-of.ts'
import { markedValues } from '#kernel/site/block/values/schema-values.ts'
import { cards } from '#modules/pages/blocks/cards/block.ts'
import { contactForm } from '#modules/pages/blocks/contact-form/block.ts'
import { entryList } from '#modules/pages/blocks/entry-list/block.ts'
import { fileList } from '#modules/pages/blocks/file-list/block.ts'
import { heading } from '#modules/pages/blocks/heading/block.ts'
import { hero } from '#modules/pages/blocks/hero/block.ts'
import { newsletterArchive } from '#modules/pages/blocks/newsletter-archive/block.ts'
import { newsletterForm } from '#modules/pages/blocks/newsletter-form/block.ts'
import { openPositions } from '#modules/pages/blocks/open-positions/block.ts'
import { openingHours } from '#modules/pages/blocks/opening-hours/block.ts'
import { productBlock } from '#modules/pages/blocks/product/block.ts'
import { productGroups } from '#modules/pages/blocks/product-groups/block.ts'
import { productList } from '#modules/pages/blocks/product-list/block.ts'
import { socialLinks } from '#modules/pages/blocks/social-links/block.ts'
import { tabs } from '#modules/pages/blocks/tabs/block.ts'
import type { Finding } from './findings/finding.ts'
import { propsAs, type Shown } from './shown-blocks.ts'

type Line = { block: string | null; level: number; text: string; isOwn: boolean }

const RichText = richText()
const SUBHEADING = 3

/** One main heading, and no level left out on the way down. */
export function checkHeadings(shown: readonly Shown[], title: string): Finding[] {
  const inBlocks = shown.flatMap(linesOf)
  const hasMain = inBlocks.some(({ level }) => level === 1)
  // Without a main heading among the blocks the page writes its title above them.
  const page = { block: null, level: 1, text: title, isOwn: false }
  const lines = hasMain ? inBlocks : [page, ...inBlocks]
  return [...doubleMain(lines), ...jumps(lines)]
}

function doubleMain(lines: readonly Line[]): Finding[] {
  return lines
    .filter(({ level }) => level === 1)
    .slice(1)
    .map((line) => find('heading-double', 'error', line))
}

function jumps(lines: readonly Line[]): Finding[] {
  return lines.flatMap((line, at) => {
    const above = lines[at - 1]?.level ?? 1
    if (line.level <= above + 1) return []
    const values = { level: line.level, above, wanted: above + 1 }
    const finding = find('heading-jump', line.isOwn ? 'warning' : 'hint', line)
    return [{ ...finding, values: { ...finding.values, ...values } }]
  })
}

function find(rule: string, severity: Finding['severity'], { block, text, isOwn }: Line): Finding {
  const fix = isOwn ? 'set-level' : 'show-block'
  return { rule, severity, block, field: isOwn ? 'level' : null, values: { text }, fix }
}

/** The headings a block draws, as its view does. */
function linesOf(one: Shown): Line[] {
  const block = one.block.id ?? null
  const own = propsAs(one, heading)
  if (own) return line(block, own.level, { text: own.text, isOwn: true })
  const opening = propsAs(one, hero)
  if (opening) return line(block, opening.level, { text: opening.title, isOwn: true })
  const fixed = fixedTitles(one).flatMap(([level, text]) =>
    line(block, level, { text, isOwn: false }),
  )
  return [...fixed, ...headingsInText(one)]
}

function line(block: string | null, level: number, rest: { text: string; isOwn: boolean }): Line[] {
  return rest.text.trim() ? [{ block, level, ...rest }] : []
}

/** Blocks that draw headings of a level nobody can choose. */
function fixedTitles(one: Shown): [number, string][] {
  const items = propsAs(one, cards)?.items ?? propsAs(one, tabs)?.items ?? []
  const titles = items.map(({ title }): [number, string] => [SUBHEADING, title])
  const list = propsAs(one, fileList)
  if (list) titles.push([SUBHEADING, list.title])
  const entries = propsAs(one, entryList)
  if (entries) titles.push([2, entries.title])
  const products = propsAs(one, productList) ?? propsAs(one, productGroups)
  if (products) titles.push([2, products.title])
  if (propsAs(one, productBlock)?.product) titles.push([2, productBlock.label.de])
  if (propsAs(one, contactForm)) titles.push([2, contactForm.label.de])
  if (propsAs(one, newsletterForm)) titles.push([2, newsletterForm.label.de])
  if (propsAs(one, newsletterArchive)) titles.push([2, newsletterArchive.label.de])
  if (propsAs(one, openPositions)) titles.push([2, openPositions.label.de])
  if (propsAs(one, openingHours)) titles.push([SUBHEADING, openingHours.label.de])
  if (propsAs(one, socialLinks)) titles.push([SUBHEADING, socialLinks.label.de])
  return titles
}

function headingsInText({ block, type }: Shown): Line[] {
  const docs = markedValues(type.schema, block.props).flatMap(({ mark, value }) =>
    mark.kind === 'rich-text' ? read(RichText, value) : [],
  )
  return docs.flatMap(({ content = [] }) =>
    content.flatMap((node) => {
      if (node.type !== 'heading') return []
      const text = textOf({ type: 'doc', content: [node] })
      return line(block.id ?? null, node.attrs.level, { text, isOwn: false })
    }),
  )
}

function read<T>(schema: z.ZodType<T>, value: unknown): T[] {
  const parsed = schema.safeParse(value)
  return parsed.success ? [parsed.data] : []
}
