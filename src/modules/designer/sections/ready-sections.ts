import { defineMessages, type Lang, translator } from '#kernel/i18n/messages.ts'
import type { Block } from '#kernel/site/block/block.ts'
import { isBlock } from '#kernel/site/block/tree/walk-blocks.ts'
import { markSamples } from '#modules/pages/blocks/palette/mark-samples.ts'
import { aboutSections, peopleSections, pictureSections } from './about/about.ts'
import { contactSections, hourSections } from './contact/contact.ts'
import { sectionsDe } from './messages-sections.de.ts'
import { sectionsEn } from './messages-sections.en.ts'
import { priceSections, questionSections, tableSections } from './offers/offers.ts'
import { callSections, openingSections } from './opening/opening.ts'
import { type ReadySection, SECTION_GROUPS, type SectionGroup } from './ready-section.ts'
import { serviceSections, stepSections } from './services/services.ts'
import {
  downloadSections,
  gallerySections,
  newsSections,
  voiceSections,
} from './showing/showing.ts'

export const sectionMessages = defineMessages('designer-sections', sectionsDe, sectionsEn)

const SOURCES = [
  openingSections,
  serviceSections,
  aboutSections,
  pictureSections,
  stepSections,
  peopleSections,
  voiceSections,
  gallerySections,
  priceSections,
  tableSections,
  questionSections,
  newsSections,
  downloadSections,
  hourSections,
  contactSections,
  callSections,
]

/**
 * All ready-made sections, in the order of their groups. Ids are the same each time, for previews;
 * whoever puts a section on a page gives its blocks ids of their own. What they tell is invented, and
 * marked so.
 */
export function readySections(lang: Lang): ReadySection[] {
  const all = SOURCES.flatMap((sections) => sections(lang))
  return SECTION_GROUPS.flatMap((group) => all.filter((one) => one.group === group)).map((one) => ({
    ...one,
    blocks: named(markSamples(one.blocks), one.name),
  }))
}

export function groupLabel(group: SectionGroup, lang: Lang): string {
  return translator(sectionMessages, lang)(`groups.${group}`)
}

/** Sections and columns, the only blocks here that hold others, keep them in `blocks`. */
function named(blocks: readonly Block[], name: string): Block[] {
  return blocks.map((block, at) => {
    const id = `${name}-${at + 1}`
    const held: unknown = block.props.blocks
    if (!Array.isArray(held)) return { id, v: 1, ...block }
    const inner = named(held.filter(isBlock), id)
    return { id, v: 1, ...block, props: { ...block.props, blocks: inner } }
  })
}
