import { HtmlValidate, StaticConfigLoader } from 'html-validate'
import { expect } from 'vitest'
import type { Answer } from './caller.ts'

/** The rules are the same for every page; putting them together takes as long as a page. */
class OneConfig extends StaticConfigLoader {
  #resolved: ReturnType<StaticConfigLoader['getConfigFor']> | undefined

  override getConfigFor(handle: string) {
    this.#resolved ??= super.getConfigFor(handle)
    return this.#resolved
  }
}

const judge = new HtmlValidate(new OneConfig({ extends: ['html-validate:standard'] }))

/** Whatever the page says, its markup is sound; an answer that leads elsewhere has none. */
export async function expectValid(path: string, { status, text }: Answer): Promise<void> {
  expect([path, status < 500]).toEqual([path, true])
  if (status >= 300 && status < 400) return
  const { results } = await judge.validateString(text)
  const found = results.flatMap(({ messages }) => messages.map(({ message }) => message))
  expect([path, found]).toEqual([path, []])
}
