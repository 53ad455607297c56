import type { ComponentType } from 'react'
import type { Access } from '#kernel/access/rules.ts'
import { pageEditing } from '#modules/pages/admin/editing.tsx'

/** The look of the website as a panel; see the theme's `DesignPanel`. */
type ThemePanelProps = {
  area: Element | null
  isEnding: boolean
  onAsk(): void
  onStay(): void
  onEnd(): void
  renew(): Promise<unknown>
}

/** Loaded when it is first opened, and only by those who may change the look. */
export type ThemeTool = { readonly access: Access; readonly Panel: ComponentType<ThemePanelProps> }

export type DesignTools = typeof pageEditing & { readonly theme: ThemeTool }

export function designTools(theme: ThemeTool): DesignTools {
  return { ...pageEditing, theme }
}
