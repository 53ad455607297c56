import type { Block } from '#kernel/site/block/block.ts'
import type { BlockTypes } from '#kernel/site/block/block-type.ts'
import type { Link } from '#kernel/site/block/link.ts'
import { linksOfBlocks } from '#kernel/site/block/values/refs-in.ts'
import { button } from '#modules/pages/blocks/button/block.ts'
import { cards } from '#modules/pages/blocks/cards/block.ts'
import { hero } from '#modules/pages/blocks/hero/block.ts'
import { image } from '#modules/pages/blocks/image/block.ts'
import { logos } from '#modules/pages/blocks/logos/block.ts'
import { quote } from '#modules/pages/blocks/quote/block.ts'
import type { PageFields } from '#modules/pages/contract-values.ts'
import { checkContent } from './check-content.ts'
import { checkHeadings } from './check-headings.ts'
import type { CheckFacts } from './facts.ts'
import { type Finding, SEVERITIES } from './findings/finding.ts'
import { propsAs, type Shown, shownBlocks } from './shown-blocks.ts'

/** `item`: which entry of a list, from 0. */
type Seen = { file: string; alt: string; field: string; item?: number }

/** What search engines show before they cut. */
const TITLE = 60

const DESCRIPTION = { least: 50, most: 160 }

type PageToCheck = {
  types: BlockTypes
  fields: PageFields
  blocks: readonly Block[]
  facts: CheckFacts
}

/** More of the same helps nobody. */
const MOST_FINDINGS = 200

/**
 * What is not as it should be before a page is published, the worst first.
 * @example checkPage({ types, fields, blocks, facts: factsFrom(canvasData) })
 */
export function checkPage({ types, fields, blocks, facts }: PageToCheck): Finding[] {
  const shown = shownBlocks(types, blocks)
  const findings = [
    ...(shown.length === 0 ? [EMPTY_PAGE] : []),
    ...checkHeadings(shown, fields.title),
    ...shown.flatMap((one) => [
      ...checkPictures(one, facts),
      ...checkLinks(one, facts),
      ...checkContent(one, facts.services),
    ]),
    ...checkFields(fields),
  ]
  return SEVERITIES.flatMap((severity) =>
    findings.filter((one) => one.severity === severity),
  ).slice(0, MOST_FINDINGS)
}

export function hasErrors(findings: readonly Finding[]): boolean {
  return findings.some(({ severity }) => severity === 'error')
}

const EMPTY_PAGE: Finding = {
  rule: 'page-empty',
  severity: 'warning',
  block: null,
  field: null,
  values: {},
  fix: null,
}

/** Title and description as search engines show them. */
function checkFields(fields: PageFields): Finding[] {
  if (fields.noindex) return []
  return [...checkTitle(fields), ...checkDescription(fields)]
}

function checkTitle({ title, meta_title }: PageFields): Finding[] {
  const length = (meta_title || title).trim().length
  if (length <= TITLE) return []
  return [say('title-long', meta_title ? 'meta_title' : 'title', { length, most: TITLE })]
}

function checkDescription({ meta_description }: PageFields): Finding[] {
  const length = meta_description.trim().length
  const { least, most } = DESCRIPTION
  if (length === 0) return [say('description-missing', 'meta_description', {})]
  if (length > most) return [say('description-long', 'meta_description', { length, most })]
  if (length >= least) return []
  return [{ ...say('description-short', 'meta_description', { length, least }), severity: 'hint' }]
}

function say(rule: string, field: string, values: Finding['values']): Finding {
  return { rule, severity: 'warning', block: null, field, values, fix: 'edit-field' }
}

/** Every picture says what it shows, here or at the file, or is marked as decoration. */
function checkPictures(one: Shown, { alts }: CheckFacts): Finding[] {
  const block = one.block.id ?? null
  return picturesOf(one).flatMap(({ file, alt, field, item }): Finding[] => {
    const known = alts.get(file)
    const values: Finding['values'] = item === undefined ? {} : { item }
    const finding = { block, field, values }
    if (known === undefined) {
      return [{ ...finding, rule: 'file-missing', severity: 'warning', fix: 'show-block' }]
    }
    if (alt.trim() || known.trim()) return []
    return [{ ...finding, rule: 'alt-missing', severity: 'error', fix: 'write-alt' }]
  })
}

function picturesOf(one: Shown): Seen[] {
  const picture = propsAs(one, image)
  if (picture?.file && !picture.isDecorative) {
    return [{ file: picture.file, alt: picture.alt, field: 'alt' }]
  }
  const opening = propsAs(one, hero)
  if (opening?.file && !opening.isDecorative)
    return [{ file: opening.file, alt: opening.alt, field: 'alt' }]
  const said = propsAs(one, quote)
  // A portrait is shown beside the name or the role; its words are the name.
  if (said?.portrait && !said.isDecorative && (said.author || said.role))
    return [{ file: said.portrait, alt: said.author, field: 'author' }]
  return listedPictures(one)
}

function listedPictures(one: Shown): Seen[] {
  const row = (propsAs(one, logos)?.items ?? []).map((logo) => ({ ...logo, alt: logo.name }))
  const deck = propsAs(one, cards)?.items ?? []
  return [...row, ...deck].flatMap(({ file, alt, isDecorative }, item) =>
    file && !isDecorative ? [{ file, alt, field: 'items', item }] : [],
  )
}

/** Links have words and lead somewhere. */
function checkLinks(one: Shown, facts: CheckFacts): Finding[] {
  return [...checkButtons(one), ...checkTargets(one, facts)]
}

function checkButtons(one: Shown): Finding[] {
  const block = one.block.id ?? null
  const buttons = (propsAs(one, button) ?? propsAs(one, hero))?.buttons ?? []
  const cardLinks = (propsAs(one, cards)?.items ?? [])
    .filter(({ linkLabel }) => linkLabel.trim() !== '')
    .map(({ linkLabel, link }) => ({ label: linkLabel, link }))
  const field = cardLinks.length > 0 ? 'items' : 'buttons'
  return [...buttons, ...cardLinks].flatMap(({ label, link }): Finding[] => {
    const base = { severity: 'error' as const, block, field }
    if (!leads(link)) {
      return [{ ...base, rule: 'link-empty', values: { text: label }, fix: 'set-link' }]
    }
    if (label.trim()) return []
    return [{ ...base, rule: 'link-wordless', values: {}, fix: 'write-text' }]
  })
}

function leads(link: Link | null): boolean {
  if (!link) return false
  return link.to !== 'page' || link.page !== null || Boolean(link.anchor)
}

/** A link to a page that is not there draws no link at all: visitors read words that lead nowhere. */
function checkTargets({ block, type }: Shown, { pages, isComplete }: CheckFacts): Finding[] {
  const alone = { ...block, props: withoutSlots(block.props, type.slots) }
  const ids = linksOfBlocks(new Map([[type.name, type]]), [alone]).flatMap((link) =>
    link.to === 'page' && link.page ? [link.page] : [],
  )
  return [...new Set(ids)].flatMap((page): Finding[] => {
    if (pages.get(page) === 'live') return []
    const rule = isComplete && !pages.has(page) ? 'link-missing' : 'link-offline'
    const at = { block: block.id ?? null, field: null, values: { page } }
    return [{ ...at, rule, severity: 'warning', fix: 'set-link' }]
  })
}

function withoutSlots(props: Record<string, unknown>, slots: readonly string[] = []) {
  return Object.fromEntries(Object.entries(props).filter(([name]) => !slots.includes(name)))
}
