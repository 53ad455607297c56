import { translator } from '#kernel/i18n/messages.ts'
import type { PropsOf } from '#kernel/site/block/block-view.ts'
import { blockMessages } from '../messages.ts'
import type { openPositions } from './block.ts'
import { PositionList } from './position-list.tsx'

export function OpenPositionsView({ id, props, data, lang }: PropsOf<typeof openPositions>) {
  if (!data) return null
  const t = translator(blockMessages, lang)
  const titleId = `${id}-title`
  return (
    <section className="positions" aria-labelledby={titleId}>
      <h2 id={titleId}>{props.title || t('positions.title')}</h2>
      {props.lead && <p>{props.lead}</p>}
      <PositionList {...data} lang={lang} />
    </section>
  )
}
