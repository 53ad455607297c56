import type { Scope } from '#kernel/server/context.ts'
import { tablesOf } from '#kernel/server/database.ts'
import { typedScope } from '#kernel/server/scope.ts'
import { keepPicture, presentFiles } from '#modules/files/server/api.ts'
import type { FileTables } from '#modules/files/server/tables.ts'
import type { SiteTemplate, TemplatePicture } from '../site-template.ts'
import { readMadeSizes, readPicture } from './picture-files.ts'
import { readProgress, writeProgress } from './progress.ts'

/** One is read while another is stored. */
const AT_ONCE = 2

/** Ids of the template's pictures by name; those that are missing are stored as files. */
export async function installPictures(
  scope: Scope<never>,
  template: SiteTemplate,
): Promise<ReadonlyMap<string, string>> {
  const found = await storedPictures(scope, template)
  const missing = template.pictures.filter(({ name }) => !found.has(name))
  const next = missing[Symbol.iterator]()
  const installNext = async () => {
    for (const picture of next) found.set(picture.name, await install(scope, template, picture))
  }
  await Promise.all(Array.from({ length: AT_ONCE }, installNext))
  return found
}

/** Ids by name of those pictures of the template that are stored already. */
export async function storedPictures(
  { db }: Pick<Scope<never>, 'db'>,
  template: SiteTemplate,
): Promise<Map<string, string>> {
  const { pictures } = await readProgress(tablesOf(db))
  const noted = template.pictures.flatMap((picture): [string, string][] => {
    const id = pictures[pictureKey(template, picture)]
    return id ? [[picture.name, id]] : []
  })
  const ids = noted.map(([, id]) => id)
  const present = new Set(await presentFiles(tablesOf<FileTables>(db), ids))
  return new Map(noted.filter(([, id]) => present.has(id)))
}

/** Each is noted as soon as it is stored: a start that was cut off stores at most one again. */
async function install(
  scope: Scope<never>,
  template: SiteTemplate,
  picture: TemplatePicture,
): Promise<string> {
  const { file, alt, focal, tags } = picture
  const id = await keepPicture(typedScope<FileTables>(scope), {
    name: file,
    bytes: await readPicture(template.name, file),
    sizes: await readMadeSizes(template.name, file),
    alt,
    focal,
    folder: template.label.de,
    tags,
  })
  const key = pictureKey(template, picture)
  await scope.change((change) =>
    writeProgress(change, (before) => ({ ...before, pictures: { ...before.pictures, [key]: id } })),
  )
  return id
}

/** @example pictureKey(werkstatt, picture) // 'werkstatt/workshop' */
export function pictureKey(template: SiteTemplate, picture: TemplatePicture): string {
  return `${template.name}/${picture.name}`
}
