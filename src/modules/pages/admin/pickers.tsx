import { Skeleton } from '@mantine/core'
import { lazy, Suspense } from 'react'
import type { Field } from '#kernel/admin/fields/field.ts'
import type { ReferenceSource } from '#kernel/admin/fields/kinds/reference-fields.ts'
import { call } from '#kernel/client/call.ts'
import type { Lang } from '#kernel/i18n/messages.ts'
import type { Block } from '#kernel/site/block/block.ts'
import type { Link } from '#kernel/site/block/link.ts'
import { listPages, readPage, searchPages } from '../contract.ts'
import type { Page } from '../contract-page.ts'
import { listGlobals, readGlobal } from '../globals/global.calls.ts'
import { makeBlocksField } from './blocks/blocks-field.tsx'
import { useThingSources } from './blocks/inspector/fields/thing-field.tsx'
import { businessForm as sharedForm } from './business/business-fields.ts'
import { fillFacts } from './facts/fill-facts.ts'
import { globalPath, pagePath } from './paths.ts'
import type { VersionsPanelProps } from './versions/versions-panel.tsx'

const LatePanel = lazy(async () => ({
  default: (await import('./versions/versions-panel.tsx')).VersionsPanel,
}))

const FOUND = 20

/** Fields and words for the facts of the business, for whoever else asks for them. */
export const businessForm = sharedForm

/** One page, found by title or address. */
export const pageSource: ReferenceSource = {
  name: 'page',
  find: async (search) => fillFacts((await findPages(search)).map(toOption)),
  read: async (id) => {
    const { page } = await call(readPage, { params: { id } })
    return page[0] ? fillFacts(toOption(page[0])) : { value: id, label: id }
  },
  path: pagePath,
}

/** Any page but the one it is about. */
export function otherPageSource(id: string): ReferenceSource {
  return {
    ...pageSource,
    name: `page-beside-${id}`,
    find: async (search) => (await pageSource.find(search)).filter(({ value }) => value !== id),
  }
}

export const globalSource: ReferenceSource = {
  name: 'global-block',
  find: async (search) => {
    const { items } = await call(listGlobals, { query: { search, limit: FOUND } })
    return items.map(({ _id, name }) => ({ value: _id, label: name }))
  },
  read: async (id) => {
    const { items } = await call(readGlobal, { params: { id } })
    return { value: id, label: items[0]?.name ?? id }
  },
  path: globalPath,
}

/**
 * The outline of a page's blocks, for whatever else is made of blocks.
 * @example content: blocksField('de')
 */
export function blocksField(lang: Lang): Field<Block[]> {
  return makeBlocksField(lang)
}

export { fillFacts } from './facts/fill-facts.ts'

/** Says what a link is called where nobody chose words for it. */
export function useWordsOfLink(): (link: Link) => Promise<string> {
  const things = useThingSources()
  return async (link) => {
    const { linkWords } = await import('./blocks/inspector/links/link-words.ts')
    return linkWords(link, things)
  }
}

/** Versions of something made of blocks: look at them beside the draft, take them back. */
export function VersionsPanel(props: VersionsPanelProps) {
  return (
    <Suspense fallback={<Skeleton height={160} />}>
      <LatePanel {...props} />
    </Suspense>
  )
}

async function findPages(search: string): Promise<readonly Page[]> {
  if (search.trim()) {
    return (await call(searchPages, { body: { search, limit: FOUND } })).page
  }
  return (await call(listPages, { query: { sort: 'order', limit: FOUND } })).page
}

function toOption({ _id, title, route }: Page) {
  return { value: _id, label: title || route, hint: route }
}
