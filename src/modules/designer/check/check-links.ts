import type { Link } from '#kernel/site/block/link.ts'
import { linksOfBlocks } from '#kernel/site/block/values/refs-in.ts'
import { button } from '#modules/pages/blocks/button/block.ts'
import { cards } from '#modules/pages/blocks/cards/block.ts'
import { hero } from '#modules/pages/blocks/hero/block.ts'
import type { CheckFacts } from './facts.ts'
import type { Finding } from './finding.ts'
import { propsAs, type Shown } from './shown-blocks.ts'

/** Links have words and lead somewhere. */
export function checkLinks(one: Shown, facts: CheckFacts): Finding[] {
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
