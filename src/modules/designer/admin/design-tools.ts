import type { ComponentType, ReactNode } from 'react'
import type { Access } from '#kernel/access/rules.ts'
import { pageEditing } from '#modules/pages/admin/editing.tsx'

/** The look of the website as a panel; see the theme's `DesignPanel`. */
type ThemePanelProps = {
  /** Only what belongs to a part of the website, under a title of its own. */
  part?: 'logo' | 'header' | 'footer'
  title?: string
  /** Below the choices. */
  children?: ReactNode
  area: Element | null
  isEnding: boolean
  onAsk(): void
  onStay(): void
  onEnd(): void
  renew(): Promise<unknown>
}

type ThemePanel = { readonly Panel: ComponentType<ThemePanelProps> }

/** Loaded when it is first opened, and only by those who may change the look. */
export type ThemeTool = { readonly access: Access; load(): Promise<ThemePanel> }

/** `theme` is missing where the look of the website is not made. */
export type DesignTools = typeof pageEditing & { readonly theme: ThemeTool | undefined }

export function designTools(theme?: ThemeTool): DesignTools {
  return { ...pageEditing, theme }
}
