export type CsvLine = { line: number; cells: string[] }

const MOST_LINES = 5000

/** Lines of a CSV file with `,`, `;` or tabs between cells; quoted cells may hold anything. */
export function csvLines(csv: string): CsvLine[] {
  const text = csv.replace(/^\uFEFF/, '')
  const separator = separatorOf(text.split(/\r?\n/, 1)[0] ?? '')
  return text
    .split(/\r\n|\n|\r/)
    .map((line, at) => ({ line: at + 1, cells: cellsOf(line, separator) }))
    .filter(({ cells }) => cells.some((cell) => cell !== ''))
    .slice(0, MOST_LINES)
}

function separatorOf(line: string): string {
  const candidates = ['\t', ';', ',']
  return candidates.find((separator) => line.includes(separator)) ?? ','
}

function cellsOf(line: string, separator: string): string[] {
  const cells: string[] = []
  let cell = ''
  let isQuoted = false
  for (let at = 0; at < line.length; at += 1) {
    const letter = line[at] ?? ''
    const isDouble = letter === '"' && isQuoted && line[at + 1] === '"'
    if (isDouble) at += 1
    if (letter === '"' && !isDouble) isQuoted = !isQuoted
    else if (letter === separator && !isQuoted) {
      cells.push(cell.trim())
      cell = ''
    } else cell += letter
  }
  return [...cells, cell.trim()]
}
