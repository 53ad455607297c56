import type { LinkTo } from '#kernel/site/block/link.ts'
import type { Button } from './buttons.ts'

const CLASSES = { solid: 'button', quiet: 'button quiet', text: 'more-link' } as const

/** Ways on, beside one another where there is room; nothing when none of them leads anywhere. */
export function ButtonRow({ buttons, linkTo }: { buttons: readonly Button[]; linkTo: LinkTo }) {
  const shown = leading(buttons, linkTo)
  if (shown.length === 0) return null
  return (
    <p className="button-row">
      {shown.map(({ label, look, to }) => (
        <a key={label + to.href} className={CLASSES[look]} {...to}>
          {label}
        </a>
      ))}
    </p>
  )
}

/** Only the buttons with words and a place to lead to. */
export function leading(buttons: readonly Button[], linkTo: LinkTo) {
  return buttons.flatMap((button) => {
    const to = linkTo(button.link)
    return to && button.label ? [{ ...button, to }] : []
  })
}
