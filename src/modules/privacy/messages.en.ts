import type { SameShape } from '#kernel/i18n/messages.ts'
import type { de } from './messages.de.ts'

export const en: SameShape<typeof de> = {
  menu: 'Consents',
  services: {
    google_analytics: {
      label: 'Google Analytics',
      purpose: 'Counts visits and evaluates how the website is used.',
      lifetime: 'Up to 24 months',
    },
    google_adwords: {
      label: 'Google Ads',
      purpose: 'Measures whether ads on Google lead to enquiries or orders.',
      lifetime: 'Up to 3 months',
    },
    google_maps: {
      label: 'Google Maps',
      purpose: 'Shows a map by Google.',
      lifetime: 'Set by Google',
    },
    youtube: { label: 'YouTube', purpose: 'Plays videos from YouTube.', lifetime: 'Set by Google' },
    vimeo: { label: 'Vimeo', purpose: 'Plays videos from Vimeo.', lifetime: 'Set by Vimeo' },
    instagram: {
      label: 'Instagram',
      purpose: 'Shows posts from Instagram.',
      lifetime: 'Set by Meta',
    },
    facebook: { label: 'Facebook', purpose: 'Shows posts from Facebook.', lifetime: 'Set by Meta' },
    facebook_pixel: {
      label: 'Meta Pixel',
      purpose: 'Measures whether ads on Facebook and Instagram lead to visits.',
      lifetime: 'Up to 3 months',
    },
    stripe: {
      label: 'Stripe',
      purpose: 'Handles card payments once you choose to pay that way.',
      lifetime: 'Up to 12 months',
    },
    cookies: {
      label: 'Cookies',
      purpose: 'Keep you signed in and remember what you decided about consents.',
      lifetime: 'Until you sign out; your decision 12 months',
    },
    newsletter: {
      label: 'Newsletter',
      purpose:
        'Sends our newsletter to everyone who ordered and confirmed it. Whether emails are opened we count, if at all, only for those who agreed to it separately.',
      lifetime: 'Until you unsubscribe',
    },
    contact_form: {
      label: 'Contact form',
      purpose: 'Brings your message to us, so that we can answer it.',
      lifetime: 'Until your enquiry is settled',
    },
  },
  facts: {
    provider: 'Provider',
    country: 'Country',
    storage: 'Stores on your device',
    lifetime: 'Duration',
    hosts: 'Connects to',
    basis: 'Basis',
    more: 'More about {{label}}',
    necessary: 'Necessary, or asked for by you',
    asked: 'Your consent',
  },
  page: {
    title: 'Consents',
    lead: 'Some of what this website shows comes from other providers. It is loaded only once you agree. You can change your decision here at any time.',
    none: 'This website uses no services that need your consent.',
    saved: 'Your decision is saved and applies from now on.',
    until:
      'Your decision holds for twelve months. After that, or when the services change, we ask again.',
    record: 'We record what was decided and when, without a name and without an IP address.',
    policy: 'Privacy policy',
    choices: 'Services of other providers',
  },
  dialog: {
    title: 'May we load content from other providers?',
    quiet: 'Your data stays here',
    understood: 'Understood',
    all: 'Allow all',
    none: 'Reject all',
    choose: 'Choose',
    save: 'Save choice',
  },
  embed: {
    asks: 'This content comes from {{label}} ({{provider}}). Data is sent there only once you load it.',
    once: 'Load once',
    always: 'Always allow',
    settings: 'Consents',
    gone: 'This content is no longer available.',
    later: '{{name}}: shown in a frame of its own on the website.',
    frame: 'Embedded content',
  },
}
