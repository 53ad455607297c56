import type { PropsOf } from '#kernel/site/block/block-view.ts'
import { EmbedFrame } from '#modules/privacy/site/parts.tsx'
import { Elsewhere } from '../links/elsewhere.tsx'
import type { embed } from './block.ts'

export function EmbedView({ props, data, lang }: PropsOf<typeof embed>) {
  if (!data?.place && !props.url) return null
  return (
    <figure className="figure embed">
      {data?.place ? (
        <EmbedFrame place={data.place} title={props.title} lang={lang} height={props.height} />
      ) : (
        <Elsewhere url={props.url} title={props.title} lang={lang} words="embed" />
      )}
      {props.caption && <figcaption>{props.caption}</figcaption>}
    </figure>
  )
}
