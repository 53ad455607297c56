import { join } from 'node:path'
import { namesOf } from './new-module/names.ts'
import { writeModule } from './new-module/write-module.ts'

const USAGE = `npm run new:module -- <name> <noun> "<German label>" "<English label>"
For example: npm run new:module -- people person "Personen" "People"`

const MODULES = join(import.meta.dirname, '..', 'src', 'modules')

/** Makes a module of the same anatomy as the bug tracker and says what is left to do by hand. */
async function main([module, noun, de, en]: readonly string[]): Promise<void> {
  if (!module || !noun || !de || !en) throw new Error(USAGE)
  const names = namesOf({ module, noun, de, en, now: new Date() })
  await writeModule(names, MODULES)
  console.log(`src/modules/${module} is made. Now list it:

  src/app/modules.server.ts   import { ${names.serverModule} } from '#modules/${module}/server/module.ts'
  src/app/modules.admin.ts    import { ${names.adminModule} } from '#modules/${module}/admin/screens.ts'

Then renew the list of routes (vitest run tests/routes.snapshot.test.ts -u), run its test
(vitest run src/modules/${module}), and write down in its README what it is for.`)
}

main(process.argv.slice(2)).catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
})
