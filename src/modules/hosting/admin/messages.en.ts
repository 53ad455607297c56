export const en = {
  export: {
    title: 'Export the website',
    text: 'A copy of the website and its content to take with you',
    make: 'Make a copy',
    making: 'The copy is being made',
    lead: 'All public pages in all languages, with pictures and design, that open without a server. Also pages, news, galleries, redirects and settings as data. Passwords and access details are not included.',
    drafts: 'Include drafts',
    draftsHint: 'What is not published yet goes into the data, too.',
    loading: 'Loading the copies',
    failed: 'The copies could not be loaded',
    list: 'Your copies',
    listText: 'Each copy stays here for 24 hours and is then deleted.',
    empty: 'No copy yet',
    emptyText: 'Make one if you want to take your website with you or keep it.',
    waiting: 'In progress. You can leave this page; it carries on without you.',
    pages_one: '{{count}} page, {{size}}',
    pages_other: '{{count}} pages, {{size}}',
    withDrafts: 'with drafts',
    download: 'Download',
    made: 'The copy is being made.',
    fault: {
      'not-public':
        'The website is not public yet. Go online first, then there is something to copy.',
      'too-large':
        'The website is too large for a single file. A backup under System contains everything.',
      unexpected: 'That did not work. Please try again.',
    },
  },
  domain: {
    title: 'Domain and HTTPS',
    text: 'The address at which visitors find the website, and whether all is well there',
    address: 'Your address',
    addressText: 'Visitors find your website at this address, and your emails show it.',
    noDomainText:
      'Your website has no domain yet, so visitors from outside cannot find it. See below how to set one up.',
    check: 'Check now',
    checkAgain: 'Check again',
    checkText:
      'Nothing is checked until you click: the records of the domain, whether your server answers, and the certificate.',
    loading: 'Loading the details',
    failed: 'These details could not be loaded',
    next: {
      'no-domain':
        'Next: create the records below where your domain is registered, then follow the steps for the server.',
      'dns-failed':
        'The domain name service (DNS) did not answer. Please try again in a few minutes.',
      'dns-missing':
        'Next: create the records below where your domain is registered. They usually take effect within minutes, rarely hours.',
      'dns-private':
        'The domain points into a private network. Change the records to the public address of your server.',
      'dns-elsewhere':
        'The domain still points to another server. Change the records to what you see below.',
      unreachable:
        'Nobody answers at this address. Check that Caddy is running and that ports 80 and 443 can be reached from outside.',
      certificate:
        'Browsers warn about the certificate. Caddy fetches a new one as soon as the domain points to this server and port 80 is open.',
      'not-ours':
        'Something other than your Kontor answers at this address. Check where Caddy passes requests on to.',
      'in-house':
        'All is well, but only in your own network: this address cannot be reached from outside.',
      'no-https':
        'Your website answers, but without encryption. Follow the steps for the server, and Caddy will fetch a certificate.',
      'twin-missing':
        'Your website can be reached. Please also create the record for the other spelling, with or without www.',
      'expires-soon':
        'The certificate expires soon and was not renewed by itself. Have a look on the server: journalctl -u caddy',
      fine: 'All is well. There is nothing to do.',
    },
    names: 'Records of the domain',
    nameMissing: 'No record',
    nameFailed: 'No information',
    answerTitle: 'Who answers',
    answer: {
      ours: 'Your Kontor',
      other: 'Something else',
      unreachable: 'Nobody',
      private: 'Not asked, the domain points into a private network',
    },
    certificateTitle: 'Certificate',
    certificate: {
      valid: 'Valid until {{until}}',
      expired: 'Expired on {{until}}',
      'wrong-name': 'Issued for another address',
      untrusted: 'From an issuer browsers do not trust',
    },
    noCertificate: 'None found',
    machine: 'Address of this server',
    machineUnknown: 'The server does not know its public address. Your provider can tell you.',
    wanted: 'Your domain',
    wantedHint: 'e.g. www.your-domain.com',
    wantedWrong: 'This is not a domain. It should look like www.your-domain.com.',
    records: 'Records where the domain is registered',
    recordsText:
      'Enter these lines where you bought the domain, under “DNS” or “Name servers”. Some providers only ask for the beginning of the name: www, or @ for the domain itself.',
    record: { name: 'Name', type: 'Type', value: 'Value', unknown: 'the address of your server' },
    copy: 'Copy {{value}}',
    copied: 'Copied',
    server: 'On the server',
    serverText:
      'A small program runs in front of Kontor. It takes requests from the internet, encrypts the connection and passes everything on to Kontor. We recommend Caddy: it fetches the certificate and renews it by itself.',
    command: 'This command writes all the files you need and says where they belong:',
    commandLabel: 'Command',
    caddyfile: 'Show the file for Caddy',
    guide: 'The whole guide, step by step, comes with Kontor: docs/hosting.md',
  },
} as const
