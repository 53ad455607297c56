import { CallError } from '#kernel/client/call-error.ts'
import type { Block } from '#kernel/site/block/block.ts'
import { sameValue } from '#kernel/site/block/values/same-value.ts'
import type { MailDesigner } from '../../admin/mail-designer.ts'
import { type NewsletterTemplate, newsletterTemplate } from '../template.ts'
import {
  type Content,
  changesOf,
  contentOf,
  type Fields,
  merged,
  type Sides,
} from './template-content.ts'

type Phase =
  | { name: 'saved' | 'dirty' | 'saving' }
  | { name: 'failed'; error: unknown }
  /** Someone saved the same things: what shall hold there is chosen. */
  | { name: 'conflict'; current: NewsletterTemplate; sides: Sides }

export type TemplateState = {
  /** As the server has it; undefined while it was never saved. */
  readonly item: NewsletterTemplate | undefined
  readonly content: Content
  readonly phase: Phase
}

type Calls = {
  join: MailDesigner['join']
  /** Without an item it is made. */
  save(item: NewsletterTemplate | undefined, changes: Partial<Body>): Promise<NewsletterTemplate>
  onSaved(item: NewsletterTemplate): void
  /** What someone else saved meanwhile stands in the mail as well. */
  onMerged(): void
}
type Body = Content['fields'] & { modules: Block[] }

/** Another one may save again while two states are joined. */
const MOST_TRIES = 3

/** A template while it is edited: saved when asked to, never over what someone else saved. */
export class TemplateStore {
  #now: TemplateState
  #stored: Content
  #running: Promise<boolean> | undefined
  readonly #calls: Calls
  readonly #listeners = new Set<() => void>()

  /** `item` is undefined for a new one; `start` is what that begins with. */
  constructor(item: NewsletterTemplate | undefined, start: Content, calls: Calls) {
    this.#calls = calls
    this.#stored = start
    this.#now = { item, content: start, phase: { name: item ? 'saved' : 'dirty' } }
  }

  readonly get = (): TemplateState => this.#now

  readonly subscribe = (listener: () => void) => {
    this.#listeners.add(listener)
    return () => void this.#listeners.delete(listener)
  }

  /** The blocks the server has; a new template has none there. */
  get storedBlocks(): readonly Block[] {
    return this.#now.item ? this.#stored.blocks : []
  }

  /** What the server says beside the blocks; of a new template, what that began with. */
  get storedFields(): Fields {
    return this.#stored.fields
  }

  /** Something was changed and will be handed over in a moment. */
  readonly touch = (): void => {
    if (this.#now.phase.name === 'saved') this.#put({ phase: { name: 'dirty' } })
  }

  readonly setBlocks = (blocks: readonly Block[]): void => this.#change({ blocks })

  readonly setField = (name: keyof Content['fields'], value: string): void =>
    this.#change({ fields: { ...this.#now.content.fields, [name]: value } })

  /** Goes on with fields typed earlier; what someone else changed since is asked about first. */
  readonly takeUp = (changes: Partial<Fields>, before: Partial<Fields>): void => {
    const { item, content } = this.#now
    const { fields } = this.#stored
    const mine = { ...content, fields: { ...content.fields, ...changes } }
    const base = { ...content, fields: { ...fields, ...before } }
    const sides = merged(this.#calls.join, { base, mine, theirs: { ...content, fields } })
    if (item && sides.hasClash) this.#put({ phase: { name: 'conflict', current: item, sides } })
    else this.#change({ fields: item ? sides.mine.fields : mine.fields })
  }

  /** Saves now; answers whether everything is stored. */
  readonly save = async (): Promise<boolean> => {
    if (this.#running) await this.#running
    if (this.#now.phase.name === 'conflict') return false
    this.#running = this.#save(MOST_TRIES).finally(() => {
      this.#running = undefined
    })
    return this.#running
  }

  /** Goes on from what someone else saved, with what was chosen of both. */
  readonly resolve = (side: keyof Sides): Promise<boolean> => {
    const { phase } = this.#now
    if (phase.name !== 'conflict') return Promise.resolve(false)
    this.#goOnFrom(phase.current, phase.sides[side])
    return this.save()
  }

  #change(part: Partial<Content>): void {
    const { content, phase } = this.#now
    const isStuck = phase.name === 'conflict' || phase.name === 'saving'
    const next = { ...content, ...part }
    if (sameValue(next, content)) return
    this.#put({ content: next, ...(!isStuck && { phase: { name: 'dirty' } }) })
  }

  async #save(tries: number): Promise<boolean> {
    const { item, content } = this.#now
    const changes = changesOf(item && this.#stored, content)
    if (item && Object.keys(changes).length === 0) {
      this.#put({ phase: { name: 'saved' } })
      return true
    }
    this.#put({ phase: { name: 'saving' } })
    try {
      this.#keep(await this.#calls.save(item, changes), content)
      return this.#now.phase.name === 'saved'
    } catch (error) {
      const current = newerIn(error)
      if (!current || tries === 0) {
        this.#put({ phase: { name: 'failed', error } })
        return false
      }
      return this.#join(current, tries)
    }
  }

  /** Both changed something: together where they changed different things, else it is asked. */
  #join(current: NewsletterTemplate, tries: number): Promise<boolean> {
    const base = this.#stored
    const mine = this.#now.content
    const sides = merged(this.#calls.join, { base, mine, theirs: contentOf(current) })
    if (sides.hasClash) {
      this.#put({ phase: { name: 'conflict', current, sides } })
      return Promise.resolve(false)
    }
    this.#goOnFrom(current, sides.mine)
    this.#calls.onMerged()
    return this.#save(tries - 1)
  }

  #goOnFrom(item: NewsletterTemplate, content: Content): void {
    this.#stored = contentOf(item)
    this.#put({ item, content, phase: { name: 'dirty' } })
  }

  #keep(item: NewsletterTemplate, sent: Content): void {
    this.#stored = sent
    const isSame = this.#now.content === sent
    this.#put({ item, phase: { name: isSame ? 'saved' : 'dirty' } })
    this.#calls.onSaved(item)
  }

  #put(part: Partial<TemplateState>): void {
    this.#now = { ...this.#now, ...part }
    for (const listener of this.#listeners) listener()
  }
}

/** The stored template where someone else saved since it was read. */
function newerIn(error: unknown): NewsletterTemplate | undefined {
  if (!(error instanceof CallError) || error.code !== 'stale') return undefined
  return newsletterTemplate.Wire.safeParse(error.details.current).data
}
