import type { Principal } from '#kernel/access/roles.ts'
import type { Matrix } from '#kernel/access/rules.ts'

/** What the server embeds in the admin centre's page, so that the first screen needs no call. */
export type AdminState = {
  user: Principal
  matrix: Matrix
  /** Base path without slashes, by default 'admincenter'. */
  base: string
  /** Names of the modules that are switched on. */
  enabled: readonly string[]
  config: Readonly<Record<string, unknown>>
  nonce: string
  version: string
}
