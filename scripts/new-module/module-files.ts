import { collectionFile, screensFile } from './admin-files.ts'
import { contractFile } from './contract-file.ts'
import type { Names } from './names.ts'
import { queriesFile } from './queries-file.ts'
import { englishFile, germanFile, readmeFile, textsFile } from './root-files.ts'
import { routesFile } from './routes-file.ts'
import { migrationFile, moduleFile, tablesFile, wireFile } from './server-files.ts'
import { testFile } from './test-file.ts'
import { writeFile } from './write-file.ts'

/** Path inside the module's folder → content. */
export function moduleFiles(names: Names): Readonly<Record<string, string>> {
  const things = names.table.replaceAll('_', '-')
  return {
    'README.md': readmeFile(names),
    'contract.ts': contractFile(names),
    'messages.de.ts': germanFile(names),
    'messages.en.ts': englishFile(names),
    'texts.ts': textsFile(names),
    'server/module.ts': moduleFile(names),
    'server/tables.ts': tablesFile(names),
    [`server/migrations/${names.migration}.ts`]: migrationFile(names),
    'server/queries.ts': queriesFile(names),
    'server/wire.ts': wireFile(names),
    [`server/write-${things}.ts`]: writeFile(names),
    'server/routes.ts': routesFile(names),
    [`server/${names.module}.test.ts`]: testFile(names),
    'admin/screens.ts': screensFile(names),
    [`admin/${names.module}.collection.tsx`]: collectionFile(names),
  }
}
