import { isEmptyText } from '#kernel/site/block/rich-text/text-of.ts'
import { slotOf } from '#kernel/site/block/tree/walk-blocks.ts'
import { accordion } from '#modules/pages/blocks/accordion/block.ts'
import { cards } from '#modules/pages/blocks/cards/block.ts'
import { download } from '#modules/pages/blocks/download/block.ts'
import { embed } from '#modules/pages/blocks/embed/block.ts'
import { fileList } from '#modules/pages/blocks/file-list/block.ts'
import { gallery } from '#modules/pages/blocks/gallery/block.ts'
import { globalBlock } from '#modules/pages/blocks/global/block.ts'
import { heading } from '#modules/pages/blocks/heading/block.ts'
import { html } from '#modules/pages/blocks/html/block.ts'
import { image } from '#modules/pages/blocks/image/block.ts'
import { logos } from '#modules/pages/blocks/logos/block.ts'
import { quote } from '#modules/pages/blocks/quote/block.ts'
import { table } from '#modules/pages/blocks/table/block.ts'
import { tabs } from '#modules/pages/blocks/tabs/block.ts'
import { text } from '#modules/pages/blocks/text/block.ts'
import { video } from '#modules/pages/blocks/video/block.ts'
import { hostsIn } from '#modules/privacy/embeds/embed.ts'
import type { Service } from '#modules/privacy/services/service.ts'
import { serviceAt } from '#modules/privacy/services/services-of.ts'
import type { Finding } from './findings/finding.ts'
import { propsAs, type Shown } from './shown-blocks.ts'

/** Blocks that draw nothing, and what visitors would fetch from elsewhere. */
export function checkContent(one: Shown, services: readonly Service[] = []): Finding[] {
  const block = one.block.id ?? null
  if (isVoid(one)) {
    const isText = one.type.name === text.name || one.type.name === heading.name
    const rule = isText ? 'text-empty' : 'block-empty'
    return [{ rule, severity: 'warning', block, field: null, values: {}, fix: 'remove-block' }]
  }
  return unlistedHosts(one, services)
}

function isVoid(one: Shown): boolean {
  return isWordless(one) || isFileless(one) || isHollow(one)
}

function isWordless(one: Shown): boolean {
  const words = propsAs(one, text)
  if (words) return isEmptyText(words.text)
  const line = propsAs(one, heading)?.text ?? propsAs(one, quote)?.text ?? propsAs(one, html)?.html
  if (line !== undefined) return line.trim() === ''
  const items = (propsAs(one, accordion) ?? propsAs(one, tabs) ?? propsAs(one, cards))?.items
  if (items) return items.every(({ title }) => title.trim() === '')
  const rows = propsAs(one, table)?.rows
  return rows ? rows.flat().every((cell) => cell.trim() === '') : false
}

function isFileless(one: Shown): boolean {
  const film = propsAs(one, video)
  if (film) return !film.file && !film.url
  const foreign = propsAs(one, embed)
  if (foreign) return !foreign.url && !foreign.place
  const picture = propsAs(one, image) ?? propsAs(one, download)
  if (picture) return picture.file === null
  const list = propsAs(one, fileList)?.files ?? propsAs(one, logos)?.items
  if (list) return list.length === 0
  const shown = propsAs(one, gallery)
  return shown ? shown.gallery === null : propsAs(one, globalBlock)?.global === null
}

/** A section or column with nothing in it. */
function isHollow({ block, type }: Shown): boolean {
  const slots = type.slots ?? []
  return slots.length > 0 && slots.every((name) => slotOf(block, name).length === 0)
}

/**
 * What a block would fetch from hosts that no service in the list stands for. Such content is never
 * loaded; listed, it waits for consent and the privacy policy speaks of it.
 */
export function unlistedHosts(one: Shown, services: readonly Service[]): Finding[] {
  const isMapless = hasMap(one) && !services.some(({ name }) => name === 'google_maps')
  const hosts = foreignHosts(one).filter(({ host }) => !serviceAt(services, host))
  return [...hosts, ...(isMapless ? [{ rule: 'map-unlisted', host: 'google.com' }] : [])].map(
    ({ rule, host }): Finding => ({
      rule,
      severity: 'warning',
      block: one.block.id ?? null,
      field: null,
      values: { host },
      fix: 'list-service',
    }),
  )
}

function hasMap(one: Shown): boolean {
  const foreign = propsAs(one, embed)
  return foreign !== undefined && !foreign.url && foreign.place.trim() !== ''
}

function foreignHosts(one: Shown): { rule: string; host: string }[] {
  const found = hostsIn(propsAs(one, html)?.html ?? '').map((host) => ({
    rule: 'foreign-html',
    host,
  }))
  const film = propsAs(one, video)
  const url = film && !film.file ? film.url : (propsAs(one, embed)?.url ?? '')
  const rule = film ? 'foreign-video' : 'foreign-embed'
  return URL.canParse(url) ? [...found, { rule, host: new URL(url).host }] : found
}
