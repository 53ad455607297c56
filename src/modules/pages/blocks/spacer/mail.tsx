import { type MailPropsOf, mailView } from '#kernel/mail-view/mail-view.ts'
import { spacer } from './block.ts'

const HEIGHTS = { s: 4, m: 16, l: 32, xl: 48 } as const

function SpacerMail({ props }: MailPropsOf<typeof spacer>) {
  const height = HEIGHTS[props.size]
  return (
    <div aria-hidden="true" style={{ height, lineHeight: `${height}px`, fontSize: 1 }}>
      {'\u00a0'}
    </div>
  )
}

export const spacerMail = mailView(spacer, SpacerMail, () => '')
