import type { PublishedVersion } from '#kernel/contract/publishing.ts'

/** One state of a thing: what it says about itself, and its blocks. */
type VersionSideContent = {
  fields: Readonly<Record<string, unknown>>
  blocks: readonly { type: string }[]
}

/** Where versions come from; pages and entries keep them alike. */
export type VersionsSource = {
  /** Makes cached answers tell sources apart. */
  key: readonly unknown[]
  list(page: number): Promise<{ items: readonly PublishedVersion[]; numItems: number }>
  /** A version and the draft. */
  compare(number: number): Promise<{ from: VersionSideContent; to: VersionSideContent }>
  /** Makes a version, or one block of it, the draft. */
  restore(number: number, block?: string): Promise<unknown>
  fieldLabel(name: string): string
}
