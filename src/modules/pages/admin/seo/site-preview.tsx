import type { z } from 'zod'
import type { metaSection } from '#kernel/contract/sections/meta.ts'
import { SearchPreview } from './previews.tsx'

type Meta = z.output<typeof metaSection.schema>

/** The home page as a search result, with what is stored. */
export function SitePreview({ item }: { item: Meta }) {
  return (
    <SearchPreview
      title={item.title || window.location.host}
      description={item.description}
      address={window.location.host}
    />
  )
}
