import type { Lang } from '#kernel/i18n/texts.ts'
import { translator } from '#kernel/i18n/texts.ts'
import type { FactGroup } from '#kernel/site/frame.ts'
import { texts } from '../messages.ts'

/** Where, when, and how to call, in one line above everything; shown where the template wants it. */
export function NearBar({ facts, lang }: { facts: readonly FactGroup[]; lang: Lang }) {
  const shown = facts.filter(({ lines }) => lines.length > 0)
  if (shown.length === 0) return null
  return (
    <section className="near" aria-label={translator(texts, lang)('near')}>
      <ul className="plain-list wrap">
        {shown.map((group) => (
          <li key={group.title}>
            <Nearest group={group} />
          </li>
        ))}
      </ul>
    </section>
  )
}

/** Of the ways to reach the business the first, of its hours the first open days, of a place all lines. */
function Nearest({ group: { lines } }: { group: FactGroup }) {
  const [first] = lines
  if (first?.href) return <a href={first.href}>{first.text}</a>
  const open = lines.find(({ hint = '' }) => /\d/.test(hint)) ?? first
  if (open?.hint) return `${open.text} ${open.hint}`
  return lines.map(({ text }) => text).join(', ')
}
