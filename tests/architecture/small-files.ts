import { houseImports } from './imports.ts'
import type { Source } from './sources.ts'

const SMALL = 25

/** What others look for by its name or fetch late: manifests, faces, declarations, dictionaries. */
const FOUND_BY_NAME =
  /\/(migrations|blocks|pictures)\/|\/(test-|messages|words)[^/]*$|\.(worker|resource|calls)\.ts$|\/(module|site|screens|api|tables|config|events|errors)\.ts$|\/(parts|pickers)\.tsx$/

/** Files that belong into the one file that imports them. A test counts as nobody. */
export function loneFiles(sources: readonly Source[]): string[] {
  const shipped = sources.filter(({ path, isTest }) => path.startsWith('src/') && !isTest)
  const late = new Set(shipped.flatMap(({ text }) => text.match(/import\('[^']+'\)/g) ?? []))
  const isLate = (path: string) => [...late].some((one) => one.includes(`/${fileName(path)}'`))
  const users = Map.groupBy(shipped.flatMap(houseImports), ({ to }) => to)
  return shipped
    .filter(({ path, lines }) => lines < SMALL && !FOUND_BY_NAME.test(path) && !isLate(path))
    .filter(({ path }) => new Set(users.get(path)?.map(({ from }) => from)).size === 1)
    .map(({ path }) => path)
}

function fileName(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1)
}
