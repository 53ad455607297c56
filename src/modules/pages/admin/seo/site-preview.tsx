import type { z } from 'zod'
import { useSession } from '#kernel/admin/session.tsx'
import type { metaSection } from '#kernel/contract/sections/meta.ts'
import { useFacts } from '../use-facts.ts'
import { SearchPreview } from './previews.tsx'

type Meta = z.output<typeof metaSection.schema>

/** The home page as a search result, with what is stored; the business lends it its name. */
export function SitePreview({ item }: { item: Meta }) {
  const fill = useFacts(useSession().user.lang)
  return (
    <SearchPreview
      title={item.title || fill('{{business.name}}')}
      description={item.description}
      address={window.location.host}
    />
  )
}
