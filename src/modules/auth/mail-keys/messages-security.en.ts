import type { SameShape } from '#kernel/i18n/messages.ts'
import type { de } from './messages-security.de.ts'

export const en: SameShape<typeof de> = {
  hello: 'Hello {{name}},',
  hello_nobody: 'Hello,',
  when_and_where: 'Time: {{when}}\nDevice: {{device}}',
  footer:
    'You receive this message because it concerns the security of your account. You cannot unsubscribe from it.',
  device: {
    title: 'Sign-in from a new device',
    text: 'Someone signed in to your account from a device we do not know yet.',
    not_you:
      'If this was you, there is nothing to do. If it was not, please set a new password at once: that ends all sign-ins.',
  },
  change: {
    not_you: 'If this was not you, please set a new password at once.',
    action: 'Set a new password',
    on: {
      title: 'Second factor set up',
      text: 'A second factor was set up for your account. From now on we also ask for it when you sign in. All other sign-ins were ended.',
    },
    off: {
      title: 'Second factor switched off',
      text: 'The second factor of your account was switched off. The password alone is now enough to sign in. All other sign-ins were ended.',
    },
    codes: {
      title: 'New recovery codes',
      text: 'New recovery codes were created for your account. The old ones no longer work.',
    },
    passkey_added: {
      title: 'Passkey added',
      text: 'A passkey was added to your account. It can be used to sign in without a password.',
    },
    passkey_removed: {
      title: 'Passkey removed',
      text: 'A passkey was removed from your account. All other sign-ins were ended.',
    },
    reset: {
      title: 'Second factor reset',
      text: 'The second factor of your account was reset through a link in an email. All sign-ins were ended and all passkeys removed.',
    },
    linked: {
      title: 'Facebook sign-in connected',
      text: 'A sign-in through Facebook was connected to your account.',
    },
  },
  reset: {
    title: 'Reset your second factor',
    text: 'You would like to sign in without your current second factor. Confirm this on the page this link leads to. It works once and is valid for one hour.',
    hint: 'If you did not request this, someone knows your password. In that case, do not confirm anything and set a new password at once.',
    action: 'Reset second factor',
  },
  alert: {
    text: '{{what}}.',
    when: 'Who: {{who}}\nTime: {{when}}',
    advice:
      'If you agreed to this, there is nothing to do. If not, block this account at once, end its sessions and change your own password.',
    action: 'Open Kontor',
  },
  notice: {
    reset: '{{who}} is asking to have their second factor reset',
  },
}
