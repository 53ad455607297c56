import { translator } from '#kernel/i18n/messages.ts'
import { bodyFont, MailRows } from '#kernel/mail-view/mail-parts.tsx'
import { type MailContent, type MailPropsOf, mailView } from '#kernel/mail-view/mail-view.ts'
import { MailTitle } from '../mail-cards.tsx'
import { blockMessages } from '../messages.ts'
import { type BusinessHours, openingHours } from './block.ts'

type Hours = MailContent<MailPropsOf<typeof openingHours>['props'], BusinessHours>

function OpeningHoursMail(block: MailPropsOf<typeof openingHours>) {
  const { data, theme } = block
  if (!data) return null
  const cell = {
    ...bodyFont(theme),
    fontSize: 15,
    color: theme.light.text,
    padding: '0 24px 4px 0',
  }
  const line = { ...cell, padding: 0, margin: '4px 0' }
  return (
    <>
      <MailTitle title={titleOf(block)} theme={theme} />
      <MailRows width="">
        {data.lines.map(({ days, times }) => (
          <tr key={days}>
            <td className="m-text" style={cell}>
              {days}
            </td>
            <td className="m-text" style={cell}>
              {times}
            </td>
          </tr>
        ))}
      </MailRows>
      {belowOf(block).map((words) => (
        <p key={words} className="m-text" style={line}>
          {words}
        </p>
      ))}
    </>
  )
}

function titleOf({ props, lang }: Hours): string {
  return props.title || translator(blockMessages, lang)('hours.title')
}

/** What differs from the usual, where it is, and how to ask. */
function belowOf({ props, data, lang }: Hours): string[] {
  if (!data) return []
  const { lines, closures, address, phone, email } = data
  const ways = [phone?.label, email?.label].filter((way) => way !== undefined)
  return [
    ...(lines.length === 0 ? [translator(blockMessages, lang)('hours.empty')] : []),
    ...closures.map(({ title, days }) => `${title}: ${days}`),
    ...(props.hasAddress && address.length > 0 ? [address.join(', ')] : []),
    ...(props.hasContact && ways.length > 0 ? [ways.join(' · ')] : []),
  ]
}

export const openingHoursMail = mailView(openingHours, OpeningHoursMail, (block) => {
  const { data } = block
  if (!data) return ''
  const lines = data.lines.map(({ days, times }) => `${days}: ${times}`)
  return [titleOf(block), ...lines, ...belowOf(block)].join('\n')
})
