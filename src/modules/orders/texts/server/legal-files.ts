import { createHash } from 'node:crypto'
import { Readable } from 'node:stream'
import type { Lang } from '#kernel/i18n/messages.ts'
import type { Scope } from '#kernel/server/context.ts'
import { makePdf, type PdfDocument } from '#kernel/server/pdf/make-pdf.ts'
import { shareWork } from '#kernel/server/workers/share-work.ts'
import { type Business, businessSection } from '#modules/pages/config.ts'
import type { AcceptedText, AttachedText } from '../../orders/order.ts'
import type { OrderTables } from '../../server/tables.ts'
import { MODEL_FORMS } from '../form-words.ts'
import { pageText } from './page-text.ts'

/** The fixed address of the policy (rulings on the shop). */
export const WITHDRAWAL_POLICY = '/Widerrufsbelehrung'

type OrderScope = Pick<
  Scope<OrderTables>,
  'db' | 'config' | 'modules' | 'storage' | 'workers' | 'lang' | 'log'
>

/** A text of the website; without a version it is the one that is live. */
type Agreed = Pick<AcceptedText, 'address' | 'version'>

/**
 * What a buyer has to be given in a lasting form: what they agree to, in the version they saw, the
 * withdrawal policy and the model form. Made before an order is placed, so that nothing waits for it;
 * whoever buys under the same texts gets the same files.
 */
export async function legalFiles(
  scope: OrderScope,
  agreed: readonly Agreed[],
): Promise<AttachedText[]> {
  const { config, lang } = scope
  const files: AttachedText[] = []
  for (const { address, version } of [...agreed, { address: WITHDRAWAL_POLICY, version: '' }]) {
    if (!address.startsWith('/')) continue
    const number = version === '' ? undefined : Number(version)
    const document = await pageText(scope, { path: address, lang, version: number })
    if (document) files.push(...(await keep(scope, document)))
  }
  const form = modelForm(config.get(businessSection), lang)
  return [...files, ...(await keep(scope, form))]
}

/** The form somebody may withdraw with, addressed to the business. */
export function modelForm(business: Business, lang: Lang): PdfDocument {
  const { title, lead, to, lines, end } = MODEL_FORMS[lang]
  const { name, legal_name, street, zip, city, email } = business
  const address = [legal_name || name, street, `${zip} ${city}`.trim(), email].filter(Boolean)
  return {
    title,
    author: name,
    lang,
    parts: [
      { kind: 'heading', level: 1, text: title },
      { kind: 'text', text: lead },
      { kind: 'list', items: [`${to} ${address.join(', ')}:`, ...lines] },
      { kind: 'text', text: end },
    ],
  }
}

const share = shareWork<AttachedText[]>()

/** Named by what is in it: the same text is drawn once, however many buy at that moment. */
function keep(scope: OrderScope, document: PdfDocument): Promise<AttachedText[]> {
  const hash = createHash('sha256').update(JSON.stringify(document)).digest('hex')
  return share(hash, () => draw(scope, document, hash), scope.storage)
}

async function draw(
  scope: OrderScope,
  document: PdfDocument,
  hash: string,
): Promise<AttachedText[]> {
  const { storage, workers, log } = scope
  const key = `legal-texts/${hash}.pdf`
  try {
    if (!(await storage.exists(key)))
      await storage.put(key, Readable.from([Buffer.from(await makePdf(workers, document))]))
    return [{ name: fileName(document, 'pdf'), type: 'application/pdf', key }]
  } catch (error) {
    log.error({ err: error }, 'a legal text could not be drawn')
    return keepPlain(scope, document, `legal-texts/${hash}.txt`)
  }
}

/** Words alone are lasting, too. Nobody is kept from buying: the mail names the addresses as well. */
async function keepPlain(
  { storage, log }: OrderScope,
  document: PdfDocument,
  key: string,
): Promise<AttachedText[]> {
  const paragraphs = document.parts.map((part) =>
    part.kind === 'list' ? part.items.map((item) => `– ${item}`).join('\n') : part.text,
  )
  try {
    // The mark in front says that umlauts are UTF-8.
    const text = `\ufeff${paragraphs.join('\n\n')}\n`
    await storage.put(key, Readable.from([Buffer.from(text)]))
    return [{ name: fileName(document, 'txt'), type: 'text/plain', key }]
  } catch (error) {
    log.error({ err: error }, 'a legal text could not be kept')
    return []
  }
}

const UMLAUTS: Readonly<Record<string, string>> = { ä: 'ae', ö: 'oe', ü: 'ue', ß: 'ss' }

/** 'Muster-Widerrufsformular.pdf' */
function fileName({ title, lang }: { title: string; lang: Lang }, type: string): string {
  const plain = title
    .replaceAll('\u00ad', '')
    .replace(/[äöüß]/gi, (sign) => UMLAUTS[sign.toLowerCase()] ?? '')
    .replace(/[^\w-]/g, ' ')
    .trim()
    .replace(/ +/g, '-')
    .slice(0, 80)
  return `${plain || (lang === 'de' ? 'Text' : 'text')}.${type}`
}
