export type Notes = {
  title: string
  /** Written by hand, in whatever form its author likes. */
  intro: string
  groups: readonly { name: string; lines: readonly { number: number; title: string }[] }[]
}

/** Signs that would mean something in Markdown, within a line and at its beginning. */
const WITHIN = /[\\`*_[\]<>~]|&(?=#?\w+;)/g
const AT_START = /^(\d*)([#+.)-])/

export function writeMarkdown({ title, intro, groups }: Notes): string {
  return joined([
    `# ${escaped(title)}`,
    intro,
    ...groups.map(({ name, lines }) =>
      joined([`## ${escaped(name)}`, lines.map((line) => `- ${withNumber(line)}`).join('\n')]),
    ),
  ])
}

export function writePlain({ title, intro, groups }: Notes): string {
  return joined([
    title,
    intro,
    ...groups.map(({ name, lines }) =>
      [name, ...lines.map(({ number, title: text }) => `- ${text} (#${number})`)].join('\n'),
    ),
  ])
}

function withNumber({ number, title }: { number: number; title: string }): string {
  return `${escaped(title)} (#${number})`
}

function escaped(text: string): string {
  return text.replace(WITHIN, '\\$&').replace(AT_START, '$1\\$2')
}

function joined(parts: readonly string[]): string {
  return parts.filter(Boolean).join('\n\n')
}
