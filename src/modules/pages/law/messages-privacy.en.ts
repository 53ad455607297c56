import type { SameShape } from '#kernel/i18n/messages.ts'
import type { privacyDe } from './messages-privacy.de.ts'

export const privacyEn: SameShape<typeof privacyDe> = {
  title: 'Privacy',
  lead: 'This website works without advertising, tracking pixels or third-party services. This page explains which data is processed nonetheless and what happens to it.',
  leadAsked:
    'This website loads content from other providers only if you agree. Here you can read which data arises and what happens to it.',
  services: 'What is used in detail',
  controller: {
    title: 'Controller',
    text: 'Responsible within the meaning of the General Data Protection Regulation (GDPR) is:',
  },
  visit: {
    title: 'When you visit the website',
    text: 'To bring a page to you, our server processes the IP address of your device, the address you ask for, the time and the identification of your browser. There is no technical way around this. The legal basis is our legitimate interest in running the website safely (Art.\u00a06 (1) (f) GDPR).',
    records:
      'Records are made only of faults and of attempts at abuse, for example when too many sign-in attempts come from one address. They are erased after {{days}}\u00a0days at the latest.',
  },
  hosting: {
    title: 'Where the website is kept',
    text: 'The website is run on our behalf by: {{hosting}} A data processing agreement under Art.\u00a028 GDPR is in place with the operator.',
    own: 'We run the server of this website ourselves.',
  },
  cookies: {
    title: 'Cookies and storage',
    text: 'If you only visit the website, we set no cookies. That is why we do not ask for consent.',
    asked:
      'If you only visit the website, you get a single cookie from us: “kontor_consent” remembers for twelve months which services you agreed to. It holds nothing about you and is strictly necessary to respect your decision (section 25 (2) no. 2 TDDDG).',
    session:
      'Only when you sign in do we set two cookies: one holds the session, the other merely says that a session exists. Both are strictly necessary for signing in (section\u00a025 (2) no. 2 TDDDG). They end when you sign out, otherwise after 30 days at the latest.',
    assets:
      'Your browser keeps fonts, pictures and design files in its cache so that the next page appears faster. These files are the same for all visitors and contain nothing about you.',
  },
  contact: {
    title: 'When you write or call',
    text: 'What you tell us is used to answer your enquiry and, where it applies, to prepare an order (Art.\u00a06 (1) (b) and (f) GDPR). We erase it as soon as it is no longer needed and no statutory period stands against it. Business letters are kept for six years, invoices for eight.',
  },
  third: {
    title: 'No third parties',
    text: 'Fonts, pictures and programs of this website come from our own server. Visiting it opens no connection to other providers, and we do not pass on your data for advertising. There is no automated decision-making.',
    askedTitle: 'Services of other providers',
    asked:
      'Fonts, pictures and programs of this website come from our own server. Your browser loads content from other providers only once you agree to the service (Art.\u00a06 (1) (a) GDPR, section 25 (1) TDDDG). Agreeing is voluntary and holds until you withdraw it, at most twelve months. We record what was decided and when, without a name and without an IP address. Providers in the USA may process data without a level of protection equal to that of the EU. There is no automated decision-making.',
    change: 'View and change consents',
  },
  rights: {
    title: 'Your rights',
    text: 'You may ask us for information about your data (Art.\u00a015 GDPR), have them corrected (Art.\u00a016) or erased (Art.\u00a017), have their processing restricted (Art.\u00a018) and receive them in a common format (Art.\u00a020). An informal message is enough.',
    object:
      'Right to object: where we rely on a legitimate interest, you may object to the processing at any time on grounds relating to your particular situation (Art.\u00a021 GDPR).',
    complain: 'You may also complain to a supervisory authority, for example:',
  },
}
