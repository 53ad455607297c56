import { createHash } from 'node:crypto'
import { Readable } from 'node:stream'
import type { Lang } from '#kernel/i18n/messages.ts'
import type { Scope } from '#kernel/server/context.ts'
import { makePdf, type PdfDocument } from '#kernel/server/pdf/make-pdf.ts'
import { WorkerPoolError } from '#kernel/server/workers/worker-pool-error.ts'
import { businessSection } from '#modules/pages/config.ts'
import { shopSection } from '#modules/shop/config.ts'
import type { AttachedText } from '../../orders/order.ts'
import type { OrderTables } from '../../server/tables.ts'
import { modelForm } from './model-form.ts'
import { pageText } from './page-text.ts'

/** The fixed address of the policy (rulings on the shop). */
export const POLICY = '/Widerrufsbelehrung'

type OrderScope = Pick<
  Scope<OrderTables>,
  'db' | 'config' | 'modules' | 'storage' | 'workers' | 'lang' | 'log'
>

/**
 * What a buyer has to be given in a lasting form: the terms, the withdrawal policy and the model form,
 * as they are published now. Made before an order is placed, so that nothing waits for it; whoever
 * buys under the same texts gets the same files.
 */
export async function legalFiles(scope: OrderScope): Promise<AttachedText[]> {
  const { config, lang } = scope
  const { terms, special_conditions } = config.get(shopSection).addresses
  const files: AttachedText[] = []
  for (const path of [terms, special_conditions, POLICY].filter((one) => one.startsWith('/'))) {
    const document = await pageText(scope, { path, lang })
    if (document) files.push(...(await keep(scope, document)))
  }
  const form = modelForm(config.get(businessSection), lang)
  return [...files, ...(await keep(scope, form))]
}

/** Named by what is in it: the same text is drawn once. */
async function keep(scope: OrderScope, document: PdfDocument): Promise<AttachedText[]> {
  const { storage, workers, log } = scope
  const hash = createHash('sha256').update(JSON.stringify(document)).digest('hex')
  const key = `legal-texts/${hash}.pdf`
  if (!(await storage.exists(key))) {
    try {
      const bytes = await makePdf(workers, document)
      await storage.put(key, Readable.from([Buffer.from(bytes)]))
    } catch (error) {
      // Nobody is kept from buying: the mail names the addresses of the texts, too.
      if (!(error instanceof WorkerPoolError)) throw error
      log.error({ err: error }, 'a legal text could not be drawn')
      return []
    }
  }
  return [{ name: fileName(document), type: 'application/pdf', key }]
}

const UMLAUTS: Readonly<Record<string, string>> = { ä: 'ae', ö: 'oe', ü: 'ue', ß: 'ss' }

/** 'Muster-Widerrufsformular.pdf' */
function fileName({ title, lang }: { title: string; lang: Lang }): string {
  const plain = title
    .replaceAll('\u00ad', '')
    .replace(/[äöüß]/gi, (sign) => UMLAUTS[sign.toLowerCase()] ?? '')
    .replace(/[^\w-]/g, ' ')
    .trim()
    .replace(/ +/g, '-')
    .slice(0, 80)
  return `${plain || (lang === 'de' ? 'Text' : 'text')}.pdf`
}
