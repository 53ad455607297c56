import { formOf, TYPED } from '#modules/applications/server/test-applications.ts'
import { GOOD_PASSWORD, signupBody } from '#modules/auth/sign-up/server/test-signup.ts'
import { formFields, proof } from '#modules/messages/server/test-messages.ts'
import { WITHDRAWAL } from '#modules/returns/server/test-returns.ts'

export type Side = 'known' | 'unknown'
export type Send = (
  side: Side,
  turn: number,
) => {
  path: string
  body?: object
  form?: Readonly<Record<string, string>>
  /** A form that may bring files along. */
  parts?: FormData
}

/** An address of its own for every turn: known by an account, by a person alone, or by nobody. */
export const account = (side: Side, turn: number) => `${side}-account-${turn}@example.org`
const person = (side: Side, turn: number) => `${side}-person-${turn}@example.org`
const signer = (side: Side, turn: number) => `${side}-signer-${turn}@example.org`
export const subscriber = (side: Side, turn: number) => `${side}-subscriber-${turn}@example.org`

type Sends = Readonly<Record<string, Send>>

/**
 * Every form and call in which somebody types an address without being signed in, but for the checkout,
 * which is more than one call; `tests/public-forms.test.ts` names what is missing.
 */
export function publicForms(secret: Buffer): Sends {
  return {
    ...accountCalls(secret),
    ...guestCalls(secret),
    ...pageForms(secret),
    ...otherForms(secret),
    ...subscriberForms(secret),
  }
}

const handle = (side: Side) => account(side, 0)
const WRONG = 'nicht dieses'

/** What is asked about an account. */
function accountCalls(secret: Buffer): Sends {
  return {
    'sign-in with a wrong password': (side) => ({
      path: '/api/v0/auth/login',
      body: { handle: handle(side), password: WRONG },
    }),
    'asking for a new password': (side) => ({
      path: '/api/v0/auth/requestPasswordReset',
      body: { handle: handle(side) },
    }),
    'asking for a new password from the shop': (side) => ({
      path: '/api/v0/shop/requestPasswordReset',
      body: { handle: handle(side) },
    }),
    'asking to go without the second factor': (side) => ({
      path: '/api/v0/shop/request2FAReset',
      body: { handle: handle(side), password: WRONG },
    }),
    'asking for the confirmation again': (side) => ({
      path: '/api/v0/auth/resendVerification',
      body: { handle: handle(side) },
    }),
    'sign-up of somebody without an account': (side, turn) => ({
      path: '/api/v0/auth/signup',
      body: signupBody(secret, person(side, turn)),
    }),
  }
}

/** What guests leave behind; another name each time, so that each makes a candidate of its own. */
function guestCalls(secret: Buffer): Sends {
  return {
    'a bug report': (side, turn) => ({
      path: '/api/v0/system_bugtracker/report',
      body: { title: 'Knopf fehlt', body: 'Unten.', name: 'Gast', mail: account(side, turn) },
    }),
    'a message': (side, turn) => ({
      path: '/api/v0/message/',
      body: {
        fields: { name: 'Gast mit Frage', email: account(side, turn), message: QUESTION },
        captcha: proof(secret),
      },
    }),
    'an application': (side, turn) => ({
      path: '/api/v0/forms/jobs',
      body: { ...TYPED, email: account(side, turn), consent: true, captcha: proof(secret) },
    }),
    'a withdrawal': (side, turn) => ({
      path: '/api/v0/return/declare',
      body: { ...WITHDRAWAL, contact: account(side, turn), captcha: proof(secret) },
    }),
    'asking for the newsletter': (side, turn) => ({
      path: '/api/v0/newsletter/subscribe',
      body: { email: account(side, turn), captcha: proof(secret) },
    }),
  }
}

const QUESTION = 'Haben Sie morgen geöffnet?'

/** The same by the forms of the website, as a browser without scripts sends them. */
function pageForms(secret: Buffer): Sends {
  return {
    'the form to sign in': (side) => ({
      path: '/login',
      form: { handle: handle(side), password: WRONG },
    }),
    'the form for a new password': (side) => ({
      path: '/resetpassword',
      form: { handle: handle(side) },
    }),
    'the form for a bug report': (side, turn) => ({
      path: '/fehler-melden',
      form: {
        ...formFields({}, secret),
        title: 'Knopf fehlt',
        body: 'Unten.',
        name: 'Gast der Seite',
        mail: account(side, turn),
      },
    }),
    'the form for a message': (side, turn) => ({
      path: '/nachricht',
      form: formFields(
        { name: 'Gast am Formular', email: account(side, turn), message: QUESTION },
        secret,
      ),
    }),
  }
}

/** Forms of the website that came later. */
function otherForms(secret: Buffer): Sends {
  const passwords = { password: GOOD_PASSWORD, password2: GOOD_PASSWORD }
  return {
    'the form to sign up': (side, turn) => ({
      path: '/signup',
      form: { ...formFields({}, secret), handle: signer(side, turn), ...passwords },
    }),
    'the form for the confirmation again': (side) => ({
      path: '/verify',
      form: { handle: handle(side) },
    }),
    'the form to go without the second factor': (side) => ({
      path: '/reset2FA',
      form: { handle: handle(side), password: WRONG },
    }),
    'the form to apply': (side, turn) => ({
      path: '/bewerbung',
      parts: formOf(secret, [], { email: account(side, turn) }),
    }),
    'the form for the newsletter': (side, turn) => ({
      path: '/Newsletter/subscribe',
      form: { ...formFields({}, secret), email: account(side, turn) },
    }),
  }
}

/** By somebody who has the newsletter already; its settings must want a neutral answer. */
function subscriberForms(secret: Buffer): Sends {
  return {
    'a subscriber asking for the newsletter': (side, turn) => ({
      path: '/api/v0/newsletter/subscribe',
      body: { email: subscriber(side, turn), captcha: proof(secret) },
    }),
    'the form for the newsletter by a subscriber': (side, turn) => ({
      path: '/Newsletter/subscribe',
      form: { ...formFields({}, secret), email: subscriber(side, turn) },
    }),
  }
}
