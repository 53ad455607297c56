import { setImmediate as nextTurn } from 'node:timers/promises'

type Exported = {
  exported: string
  person: Readonly<Record<string, unknown>>
  modules: Readonly<Record<string, Readonly<Record<string, unknown>>>>
}

/** After so many records others have their turn: somebody may have a hundred thousand. */
export const RECORDS_AT_ONCE = 50

/** A record is one line, and each is written by itself: the whole at once would hold up all others. */
export async function writeExportJson({ exported, person, modules }: Exported): Promise<string> {
  const sections: string[] = []
  for (const [module, held] of Object.entries(modules)) {
    const records: string[] = []
    for (const [word, value] of Object.entries(held))
      records.push(`${JSON.stringify(word)}: ${await written(value)}`)
    sections.push(`${JSON.stringify(module)}: {\n${records.join(',\n')}\n}`)
  }
  return `{
"exported": ${JSON.stringify(exported)},
"person": ${JSON.stringify(person)},
"modules": {
${sections.join(',\n')}
}
}
`
}

async function written(value: unknown): Promise<string> {
  if (!Array.isArray(value)) return JSON.stringify(value ?? null)
  const lines: string[] = []
  for (const [at, one] of value.entries()) {
    if (at % RECORDS_AT_ONCE === 0) await nextTurn()
    lines.push(JSON.stringify(one ?? null))
  }
  return `[\n${lines.join(',\n')}\n]`
}
