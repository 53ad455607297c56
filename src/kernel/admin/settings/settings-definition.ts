import type { ComponentType } from 'react'
import type { z } from 'zod'
import type { Access } from '#kernel/access/rules.ts'
import type { ConfigSection } from '#kernel/contract/config-section.ts'
import type { Label } from '#kernel/i18n/messages.ts'
import type { Words } from '../collection/words.ts'
import type { Fields } from '../fields/form-values.ts'
import type { FieldsOf } from '../fields/structured/group-fields.ts'
import type { FormWords } from '../fields/words.ts'

/** A section as it is stored; secrets read as their mark. */
export type StoredSection = { value: object; version: number }

/** How sections are read and written; injected, because the kernel knows no configuration module. */
export type ConfigSource = {
  load(section: string): Promise<StoredSection>
  save(section: string, changed: StoredSection): Promise<StoredSection>
}

export type SectionProps<V> = { item: V; reload(): Promise<void> }
type Line<K> = K | readonly K[]
type Cards<V> = Readonly<
  Record<string, readonly Line<keyof V & string>[] | ComponentType<SectionProps<V>>>
>

export type SettingsDefinition<S extends z.ZodType> = {
  /** Below the admin base: 'settings/mail'. */
  path: string
  title: Label
  access: Access
  /** Who may save, if not everyone who may look. */
  editAccess?: Access
  section: ConfigSection<S>
  source: ConfigSource
  words: Words<FormWords>
  /** What of the section is edited here; the rest stays as it is. */
  fields: FieldsOf<z.output<S>>
  form: { main: Cards<z.output<S>>; side?: Cards<z.output<S>> }
}

/** The same without the types of its section, as the screen works with it. */
export type Settings = Omit<
  SettingsDefinition<z.ZodType<object>>,
  'fields' | 'form' | 'section'
> & {
  fields: Fields
  form: { main: Cards<never>; side?: Cards<never> }
  section: ConfigSection
}
