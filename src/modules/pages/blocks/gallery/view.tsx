import type { PropsOf } from '#kernel/site/block/block-view.ts'
import { GalleryView } from '#modules/files/site/parts.tsx'
import type { gallery } from './block.ts'

export function GalleryBlockView({ data, lang }: PropsOf<typeof gallery>) {
  return data && data.items.length > 0 ? <GalleryView gallery={data} lang={lang} /> : null
}
