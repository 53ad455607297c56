import { isEmptyText } from '#kernel/site/block/rich-text/text-of.ts'
import { slotOf } from '#kernel/site/block/walk-blocks.ts'
import { accordion } from '#modules/pages/blocks/accordion/block.ts'
import { cards } from '#modules/pages/blocks/cards/block.ts'
import { download } from '#modules/pages/blocks/download/block.ts'
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
import type { Finding } from './finding.ts'
import { propsAs, type Shown } from './shown-blocks.ts'

/** Blocks that draw nothing, and what visitors would fetch from elsewhere. */
export function checkContent(one: Shown): Finding[] {
  const block = one.block.id ?? null
  if (isVoid(one)) {
    const isText = one.type.name === text.name || one.type.name === heading.name
    const rule = isText ? 'text-empty' : 'block-empty'
    return [{ rule, severity: 'warning', block, field: null, values: {}, fix: 'remove-block' }]
  }
  return foreignHosts(one).map(
    ({ rule, host }): Finding => ({
      rule,
      severity: 'hint',
      block,
      field: null,
      values: { host },
      fix: 'show-block',
    }),
  )
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

const ADDRESS = /(?:https?:)?\/\/([\w.-]+\.[a-z]{2,})/gi

/** Addresses of others belong into the privacy policy, even where only a click leads there. */
function foreignHosts(one: Shown): { rule: string; host: string }[] {
  const markup = propsAs(one, html)?.html ?? ''
  const hosts = new Set([...markup.matchAll(ADDRESS)].map(([, host = '']) => host.toLowerCase()))
  const found = [...hosts].map((host) => ({ rule: 'foreign-html', host }))
  const film = propsAs(one, video)
  const isElsewhere = film && !film.file && URL.canParse(film.url)
  if (isElsewhere) found.push({ rule: 'foreign-video', host: new URL(film.url).hostname })
  return found
}
