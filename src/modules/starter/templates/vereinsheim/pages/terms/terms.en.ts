import type { termsDe } from './terms.de.ts'

export const termsEn: typeof termsDe = {
  title: 'Membership terms and privacy notice for members',
  slug: 'terms',
  linktext: 'Membership terms',
  description: 'Terms of membership and privacy notice for members of {{business.legal_name}}.',
  heading: 'Membership terms and privacy',
  note: 'A sample for a non-profit sports club. Please have it checked and compared with your statutes before you use it.',
  terms: `## 1. Joining

Membership of {{business.legal_name}} is open to any natural person. The application must be made in writing; email is enough. Minors need the consent of their legal guardians, who thereby also answer for the fees. The board decides within two weeks.

## 2. Trial sessions

Three sessions are free and bind you to nothing. During this time you are insured through the regional sports federation.

## 3. Fees

The general meeting decides the fees. They are collected by SEPA direct debit at the beginning of each quarter. Members in hardship may ask the board for deferral, reduction or waiver. Requests are treated in confidence.

## 4. Rights and duties

Members may use all facilities at the set times and may vote from the age of 16. They treat grounds and equipment with care, follow the advice of the coaches and respect the child protection code.

## 5. Leaving

You may leave on 30 June and 31 December with four weeks’ notice in writing. An email is enough: {{business.email}}. The right to leave for an important reason is unaffected.

## 6. Exclusion

A member who grossly violates the purpose of the club, or fails to pay after two reminders, may be excluded. The member is heard first and may appeal to the general meeting within one month.

## 7. Liability

The club is liable for damage during training and matches within the limits of its insurance. Liability for intent, gross negligence and injury to life, body and health is unaffected. The club does not look after valuables in the changing rooms.

## 8. Orders in the fan shop

As far as a shop is open on this website, everyone may order there, member or not. With “Order with obligation to pay” you make a binding offer; we confirm by email at once that we have received it. The contract is made when we expressly accept it, send the goods or keep them ready. Consumers may withdraw within fourteen days of receiving the goods without giving reasons, except for goods made to their wishes. The statutory rights in case of defects apply.`,
  privacy: `## Privacy notice for members

### Controller

{{business.legal_name}} is responsible. Address: {{business.address}}. Represented by {{business.owner}}. Questions about privacy are answered at {{business.email}}.

### What data we process

Name, address, date of birth, phone, email address, bank details, date of joining, section and, as far as matches require it, pass number and appearances. Health data is processed only with explicit consent.

### Why, and on what basis

- Membership and collection of fees: contract (Art. 6(1)(b) GDPR)
- Reports to federations and insurers: contract and legal duty (points b and c)
- Match reports and results on this website: legitimate interest (point f)
- Photographs of individuals: consent (point a), which may be withdrawn at any time

### Who receives data

The regional sports federation, the sports associations, our bank and the insurer, each only what is necessary. Nothing is passed on for advertising.

### How long we keep it

Contact data is erased at the end of the year after you leave. Accounting records are kept for eight years. Names and results may remain in the club’s chronicle.

### Your rights

You have the right of access, rectification, erasure, restriction, portability and objection, and the right to complain to the supervisory authority. Our privacy page names it.`,
}
