import type { ReactNode } from 'react'
import { embedJson } from './embed.ts'
import { rawMarkup } from './raw-markup.ts'
import type { IslandLoad } from './site-module.ts'

type IslandProps = {
  /** A name of the table in `app/site.ts`. */
  name: string
  load: IslandLoad
  /** Embedded in the page, so it must be fit for everyone's eyes. */
  state?: unknown
  /** What stands there until the island has loaded, and without scripts for good. */
  children?: ReactNode
}

/**
 * A place that becomes interactive on demand.
 * @example <Island name="cart" load="signed-in" />
 */
export function Island({ name, load, state, children }: IslandProps) {
  return (
    <div data-island={name} data-load={load}>
      {state !== undefined && <script type="application/json" {...rawMarkup(embedJson(state))} />}
      {children}
    </div>
  )
}
