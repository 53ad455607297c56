import { type Kysely, sql } from 'kysely'
import { z } from 'zod'
import type { KernelTables } from '#kernel/server/kernel-tables.ts'
import { newsletterSending } from '#modules/sendings/sendings/sending.ts'
import type { Caller } from '../caller.ts'

type Ground = { db: Kysely<KernelTables>; picture: string }

const Made = z.object({ items: z.array(z.looseObject({ _id: z.string() })) })

/** What a business shows beside its pages: a shop, open positions, and newsletters that went out. */
export async function makeBusiness(admin: Caller, ground: Ground) {
  const make = async (path: string, values: object) => {
    const answer = await admin.post(`/api/v0/${path}/`, values)
    const parsed = Made.safeParse(answer.json)
    const item = parsed.success ? parsed.data.items[0] : undefined
    if (!item) throw new Error(`${path}: ${answer.status} ${answer.text.slice(0, 300)}`)
    return item
  }
  return {
    shop: await installShop(admin, make),
    positions: await makePositions(make),
    letters: await makeLetters(make, ground),
  }
}

type Make = (path: string, values: object) => Promise<z.infer<typeof Made>['items'][number]>

const Variants = z.array(z.looseObject({ _id: z.string() }))

async function installShop(admin: Caller, make: Make) {
  const group = (await make('product_group', { title: 'Brot' }))._id
  const values = { groups: [group], variants: [{ price: 450 }] }
  const shown = await make('product', { title: 'Roggenlaib', state: 'online', ...values })
  const draft = await make('product', { title: 'Dinkellaib', state: 'draft', ...values })
  const variant = Variants.parse(shown.variants)[0]?._id ?? ''
  const received = { variant, quantity: '3', reason: 'received' }
  const booked = await admin.post('/api/v0/stock/movement', received)
  if (booked.status !== 200) throw new Error(booked.text)
  return {
    groups: { bread: group },
    products: { shown: shown._id, draft: draft._id },
    variants: { shown: variant, draft: Variants.parse(draft.variants)[0]?._id ?? '' },
  }
}

async function makePositions(make: Make) {
  const open = { title: 'Bäckerin', kind: 'full_time', isOpen: true }
  const closed = { title: 'Fahrer', kind: 'part_time', isOpen: false }
  return {
    open: (await make('position', open))._id,
    closed: (await make('position', closed))._id,
  }
}

/** A list anybody may join and read, a sending that went to it with a picture, and a draft of one. */
async function makeLetters(make: Make, { db, picture }: Ground) {
  const shown = (await make('newsletter_list', LIST))._id
  const closed = (await make('newsletter_list', { ...LIST, name: 'Intern', is_public: false }))._id
  const modules = [{ id: 'a', type: 'heading', props: { text: 'Frisches Brot' } }]
  const template = await make('newsletter_template', { name: 'Brief', subject: 'Neues', modules })
  const values = { name: 'November', template: template._id, lists: [shown] }
  const sent = (await make('newsletter_sending', values))._id
  const draft = (await make('newsletter_sending', { ...values, name: 'Dezember' }))._id
  await sql`update newsletter_sendings set state = 'sent', began_at = now(), ended_at = now(),
    shown_subject = 'Neues im November' where id = ${sent}`.execute(db)
  await sql`insert into file_uses (file_id, module, noun, item_id, label, link)
    values (${picture}, 'sendings', ${newsletterSending.name}, ${sent}, 'November', '')`.execute(db)
  return { lists: { shown, closed }, sendings: { sent, draft } }
}

const LIST = { name: 'Neues vom Ofen', is_public: true, in_archive: true, in_signup: true }
