import type { Block } from '#kernel/site/block/block.ts'
import type { EntryFields, EntryLink } from '../../contract-values.ts'

/**
 * What an entry has besides its content is shown, and found by where-used lists, as blocks: the
 * same views draw it and the same loaders find its files and pages.
 */
export function mediaBlocks(media: readonly string[]): Block[] {
  const width = media.length === 1 ? 12 : media.length === 2 ? 6 : 4
  return media.map((file, at) => ({
    id: `media-${at}`,
    type: 'image',
    v: 1,
    props: { file, ratio: media.length === 1 ? 'original' : '4-3' },
    attrs: { size: { xs: 12, md: media.length === 1 ? 12 : 6, lg: width } },
  }))
}

export function downloadBlocks(downloads: EntryFields['downloads']): Block[] {
  if (downloads.length === 0) return []
  return [{ id: 'downloads', type: 'file-list', v: 1, props: { title: '', files: downloads } }]
}

export function linkBlocks(links: readonly EntryLink[]): Block[] {
  return links.map(({ label, link }, at) => ({
    id: `link-${at}`,
    type: 'button',
    v: 1,
    props: { buttons: [{ label, link, look: 'text' }] },
  }))
}
