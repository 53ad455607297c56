import { z } from 'zod'
import { staff } from '#kernel/access/rules.ts'
import { Email, text } from '#kernel/contract/fields.ts'
import { importOf } from '#kernel/server/imports/declaration.ts'
import { foldedEmail } from '../../server/address-hash.ts'
import type { SubscriberTables } from '../../server/tables.ts'
import { planSubscribers } from './plan-subscribers.ts'
import { currentSubscribers, storeSubscribers, undoSubscribers } from './store-subscribers.ts'

/** 'Presse, Stamm' or 'Presse;Stamm' or "Presse","Stamm": as the programs write lists of words. */
const words = z
  .string()
  .transform((cell) =>
    cell
      .split(/[,;|]/)
      .map((word) => word.replaceAll('"', '').trim())
      .filter(Boolean),
  )
  .pipe(z.array(text(120)).max(50))

/** Columns as Kontor, listmonk, Mailchimp and Brevo name them. */
const FIELDS = {
  email: {
    label: { de: 'E-Mail-Adresse', en: 'Email address' },
    heads: ['e-mail', 'mail'],
    isRequired: true,
    schema: Email,
  },
  first_name: {
    label: { de: 'Vorname', en: 'First name' },
    heads: ['firstname', 'fname', 'given name'],
    schema: text(100),
  },
  last_name: {
    label: { de: 'Nachname', en: 'Last name' },
    heads: ['lastname', 'lname', 'surname', 'familienname'],
    schema: text(100),
  },
  name: {
    label: { de: 'Ganzer Name', en: 'Full name' },
    heads: ['fullname'],
    schema: text(200),
  },
  lang: {
    label: { de: 'Sprache', en: 'Language' },
    schema: text(40).transform((word) => (/^en/i.test(word) ? ('en' as const) : ('de' as const))),
  },
  tags: {
    label: { de: 'Schlagwörter', en: 'Tags' },
    heads: ['schlagworte', 'kategorien'],
    schema: words,
  },
  lists: {
    label: { de: 'Listen', en: 'Lists' },
    heads: ['list', 'liste'],
    schema: words,
  },
  status: {
    label: { de: 'Stand', en: 'State' },
    heads: ['subscriber status', 'contact status', 'zustand'],
    schema: text(60),
  },
  confirmed_at: {
    label: { de: 'Bestätigt am', en: 'Confirmed on' },
    heads: ['confirm_time', 'optin_time', 'opt-in time', 'double_opt-in'],
    schema: text(60),
  },
  confirmed_ip: {
    label: { de: 'Bestätigt von (IP)', en: 'Confirmed from (IP)' },
    heads: ['confirm_ip', 'optin_ip'],
    schema: text(60),
  },
  proof: {
    label: { de: 'Beleg', en: 'Proof' },
    heads: ['nachweis', 'herkunft', 'source', 'quelle'],
    schema: text(500),
  },
  // A file may say the same in several columns, and each of them counts.
  list_status: {
    label: { de: 'Stand in der Liste', en: 'State in the list' },
    heads: ['subscription status', 'member status', 'email status', 'email marketing status'],
    schema: text(60),
  },
  unsubscribed_at: {
    label: { de: 'Abgemeldet am', en: 'Unsubscribed on' },
    heads: ['unsub_time', 'unsubscribed', 'unsubscribed_at', 'optout_time', 'opt-out time'],
    schema: text(200),
  },
  cleaned_at: {
    label: { de: 'Nicht zustellbar seit', en: 'Undeliverable since' },
    heads: ['clean_time', 'cleaned', 'bounced', 'bounced_at', 'hard_bounced'],
    schema: text(200),
  },
  blocked: {
    label: { de: 'Gesperrt', en: 'Blocked' },
    heads: ['blocklisted', 'blacklisted', 'email_blacklisted', 'email_blocklisted'],
    schema: text(200),
  },
}

/** Subscribers from another program's file. It never brings anybody back who left. */
export const subscriberImport = importOf<SubscriberTables>()({
  name: 'newsletter-subscribers',
  label: { de: 'Abonnenten', en: 'Subscribers' },
  access: { check: staff('subscribers', 'create'), run: staff('subscribers', 'edit') },
  fields: FIELDS,
  options: {
    documented: {
      de: 'Alle haben eingewilligt, und ich kann es belegen: In jeder Zeile steht, wann oder wie',
      en: 'All of them have agreed and I can prove it: every row says when or how',
    },
    customers: {
      de: 'Es sind Bestandskunden nach § 7 Abs. 3 UWG: In jeder Zeile steht, was das belegt',
      en: 'They are existing customers under § 7 (3) UWG: every row says what proves it',
    },
  },
  // Mails may go out soon; who has had some is not deleted without a trace.
  undoHours: 24,
  names: { lists: { de: 'Listen', en: 'Lists' } },
  keys: ({ email }) => [foldedEmail(email ?? '')],
  plan: planSubscribers,
  store: storeSubscribers,
  current: currentSubscribers,
  undo: undoSubscribers,
})
