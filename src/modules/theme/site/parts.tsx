import type { ReactNode } from 'react'
import { type Lang, translator } from '#kernel/i18n/messages.ts'
import { messages } from '../messages.ts'

/** The opening of a plain page. */
export function PageIntro({ title, lead }: { title: string; lead?: ReactNode }) {
  return (
    <div className="page-intro wrap">
      <h1>{title}</h1>
      {lead && <p className="lead">{lead}</p>}
    </div>
  )
}

/** A titled piece of running text; stands inside `.prose`. */
export function ProseSection({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section>
      <h2>{title}</h2>
      <div>{children}</div>
    </section>
  )
}

/** No longer text is searched for. */
const LONGEST_SEARCH = 100

type SearchFormProps = {
  action: string
  lang: Lang
  typed?: string
  label?: string
  /** What the address says besides and goes on saying. */
  kept?: Readonly<Record<string, string>>
}

/** Works without any script: what was typed goes into the address. */
export function SearchForm({ action, lang, typed = '', label, kept = {} }: SearchFormProps) {
  const t = translator(messages, lang)
  const asks = label ?? t('search.label')
  return (
    <search>
      <form className="search-form" action={action} method="get">
        <input
          type="search"
          name="q"
          aria-label={asks}
          placeholder={asks}
          defaultValue={typed}
          maxLength={LONGEST_SEARCH}
          required
        />
        {Object.entries(kept).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <button type="submit" className="button">
          {t('search.submit')}
        </button>
      </form>
    </search>
  )
}
