import type { Kysely } from 'kysely'
import type { Lang } from '#kernel/i18n/messages.ts'
import type { ConfigStore } from '#kernel/server/config/config-store.ts'
import { downloadPath } from '#modules/files/images/image-address.ts'
import { filesById, type ShowsFiles } from '#modules/files/server/api.ts'
import type { FileTables } from '#modules/files/server/tables.ts'
import { shopSection } from '../../config.ts'

/** A picture as it was uploaded, byte for byte. */
type WarrantyNotice = { src: string; alt: string; width: number; height: number }

const ALT = {
  de: 'Amtliche Mitteilung der Europäischen Union zum gesetzlichen Gewährleistungsrecht',
  en: 'Official notice of the European Union on the legal guarantee of conformity',
} as const

type Reader = { db: Kysely<FileTables>; config: ConfigStore; lang: Lang }

/** The official notice; null where there is none that everyone may see. Sizes of 0 are not known. */
export async function warrantyNotice({ db, config, lang }: Reader): Promise<WarrantyNotice | null> {
  const { warranty_notice: id } = config.get(shopSection).law
  const [file] = id ? await filesById(db, [id]) : []
  if (file?.kind !== 'image' || file.isPrivate || file.isMissing) return null
  const { w: width, h: height } = file.originalRes ?? { w: 0, h: 0 }
  const alt = (lang === 'en' && file.altEn) || file.alt || ALT[lang]
  return { src: downloadPath(file._id, file.gridref), alt, width, height }
}

export const showsNotice: ShowsFiles = async ({ config }, { files }) => {
  const { warranty_notice } = config.get(shopSection).law
  return warranty_notice !== null && files.includes(warranty_notice)
}
