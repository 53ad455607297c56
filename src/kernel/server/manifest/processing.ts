import type { Label } from '#kernel/i18n/messages.ts'
import type { ConfigStore } from '../config/config-store.ts'

/** What a module does with data of visitors without asking them, and why it may. */
export type Processing = {
  name: string
  label: Label
  purpose: Label
  basis: Label
  /** A page that shows visitors what is stored about them. */
  stored?: { path: Label; label: Label }
  /** How long it keeps what comes of it, as the settings are now. */
  lifetime(config: ConfigStore): Label
}
