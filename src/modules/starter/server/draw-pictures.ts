import { setImmediate as breathe } from 'node:timers/promises'
import type { Scope } from '#kernel/server/context.ts'
import { tablesOf } from '#kernel/server/database.ts'
import { typedScope } from '#kernel/server/scope.ts'
import { keepPicture, presentFiles } from '#modules/files/server/api.ts'
import type { FileTables } from '#modules/files/server/tables.ts'
import type { SiteTemplate, TemplatePicture } from '../site-template.ts'
import { readProgress, writeProgress } from './progress.ts'

/** Wide pictures fill the screen, tall ones half of it. */
const MOST = { width: 2000, height: 1600 }
const QUALITY = 82
const ALPHA = 3
const OPAQUE = 255
/** The library works on two threads beside ours. */
const AT_ONCE = 2

/** Ids of the template's pictures by name; those that are missing are drawn and stored as files. */
export async function drawPictures(
  scope: Scope<never>,
  template: SiteTemplate,
): Promise<ReadonlyMap<string, string>> {
  const known = await knownPictures(scope)
  const found = new Map<string, string>()
  const missing: TemplatePicture[] = []
  for (const picture of template.pictures) {
    const id = known.get(keyOf(template, picture))
    if (id) found.set(picture.name, id)
    else missing.push(picture)
  }
  const next = missing[Symbol.iterator]()
  const hand = async () => {
    for (const picture of next) found.set(picture.name, await drawOne(scope, template, picture))
  }
  await Promise.all(Array.from({ length: AT_ONCE }, hand))
  return found
}

async function knownPictures(scope: Scope<never>): Promise<Map<string, string>> {
  const { pictures } = await readProgress(tablesOf(scope.db))
  const ids = Object.values(pictures)
  const present = new Set(await presentFiles(tablesOf<FileTables>(scope.db), ids))
  return new Map(Object.entries(pictures).filter(([, id]) => present.has(id)))
}

/** Each is noted as soon as it is stored: whoever goes on after a crash draws at most one again. */
async function drawOne(
  scope: Scope<never>,
  template: SiteTemplate,
  picture: TemplatePicture,
): Promise<string> {
  await breathe()
  const { name, alt, focal, tags } = picture
  const bytes = await toPixels(picture.draw())
  const id = await keepPicture(typedScope<FileTables>(scope), {
    name: `${name}.webp`,
    bytes,
    alt: alt.de,
    focal,
    folder: template.label.de,
    tags,
  })
  const key = keyOf(template, picture)
  await scope.change((change) =>
    writeProgress(change, (before) => ({ ...before, pictures: { ...before.pictures, [key]: id } })),
  )
  return id
}

function keyOf(template: SiteTemplate, picture: TemplatePicture): string {
  return `${template.name}/${picture.name}`
}

/** Screens and derivatives want pixels; vectors of this detail would weigh more than they do. */
async function toPixels(svg: string): Promise<Buffer> {
  const { default: sharp } = await import('sharp')
  // As the files do it: one thread for each picture, and nothing kept for later.
  sharp.concurrency(1)
  sharp.cache(false)
  const [, width, height] = /viewBox="0 0 ([\d.]+) ([\d.]+)"/.exec(svg) ?? []
  const scale = Math.min(MOST.width / Number(width), MOST.height / Number(height))
  const density = 72 * (Number.isFinite(scale) ? scale : 1)
  const { data, info } = await sharp(Buffer.from(svg), { density })
    .raw()
    .toBuffer({ resolveWithObject: true })
  const drawn = sharp(data, { raw: info })
  const { channels } = await drawn.stats()
  // A scene that fills its frame is no cut-out: without the fourth channel it weighs a tenth.
  const isFilled = (channels[ALPHA]?.min ?? OPAQUE) > OPAQUE / 2
  const picture = isFilled ? drawn.removeAlpha() : drawn
  return picture.webp({ quality: QUALITY, effort: 2 }).toBuffer()
}
