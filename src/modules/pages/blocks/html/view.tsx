import type { PropsOf } from '#kernel/site/block/block-view.ts'
import { EmbedFrame } from '#modules/privacy/site/parts.tsx'
import type { html } from './block.ts'

/** Pasted markup stands behind the door like everything foreign: decision 030. */
export function HtmlView({ props, data, lang }: PropsOf<typeof html>) {
  if (!props.html.trim()) return null
  const place = data?.place ?? { src: '', services: [] }
  return <EmbedFrame place={place} title={props.title} lang={lang} height={props.height} />
}
