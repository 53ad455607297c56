import { useMessages } from '#kernel/admin/session.tsx'
import type { ConsentFacts } from '../consent.calls.ts'
import { de } from '../messages.de.ts'
import { consentMessages } from '../messages.ts'
import classes from './consents.module.css'

type FactName = keyof typeof de.facts
type Values = typeof de.values
type Word = { [Name in keyof Values]: `${Name}.${keyof Values[Name] & string}` }[keyof Values]

const WORDS: ReadonlySet<string> = new Set(
  Object.entries(de.values).flatMap(([name, words]) =>
    Object.keys(words).map((word) => `${name}.${word}`),
  ),
)

const isKnown = (name: string): name is FactName => Object.hasOwn(de.facts, name)
const isWord = (key: string): key is Word => WORDS.has(key)

/** The circumstances of one step, in words. */
export function FactList({ facts }: { facts: ConsentFacts }) {
  const t = useMessages(consentMessages)
  const shown = Object.entries(facts).filter(([, value]) => value !== '')
  return (
    <dl className={classes.facts}>
      {shown.map(([name, value]) => {
        const key = `${name}.${value}`
        return (
          <div key={name}>
            <dt>{isKnown(name) ? t(`facts.${name}`) : name}</dt>
            <dd>{isWord(key) ? t(`values.${key}`) : value}</dd>
          </div>
        )
      })}
    </dl>
  )
}
