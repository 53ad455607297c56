import { customField, type Field } from '#kernel/admin/fields/field.ts'
import { useTexts } from '#kernel/admin/session.tsx'
import { ContentInput } from './content-input.tsx'
import type { GalleryContent } from './gallery-entry.ts'
import { galleriesTexts } from './texts.ts'

/** The pictures of a gallery in their order, its cover and its layout. */
export function contentField(): Field<GalleryContent> {
  return customField<GalleryContent>({
    empty: null,
    Input: ContentInput,
    Value: ContentWords,
    csv: ({ items }) => ({ number: String(items.length) }),
  })
}

/** In comparisons and in the history. */
function ContentWords({ value }: { value: GalleryContent }) {
  const t = useTexts(galleriesTexts)
  return (
    <span>
      {t('count', { count: value.items.length })} · {t(`layout.${value.layout}`)}
    </span>
  )
}
