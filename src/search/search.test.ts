import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { buildIndex, decodePostings, encodePostings, type Posting, type Synonym } from './buildIndex.ts';
import { openIndex } from './engine.ts';
import { searchLanguages } from './languages.ts';
import { marksIn, snippetOf } from './snippet.ts';
import { openSearch } from './results.ts';
import { distance, fold, stemmerOf, wordsIn } from './words.ts';

type Language = keyof typeof searchLanguages;

/** Searches places written `heading: text`; returns the headings found, best first. */
function searchIn(language: Language, texts: readonly string[], synonyms: readonly Synonym[] = []) {
  const places = texts.map((text) => {
    const [heading = '', rest = ''] = text.split(': ');
    return { heading, above: '', text: rest, boost: 1 };
  });
  // Serialised, as in the browser.
  const index = JSON.parse(JSON.stringify(buildIndex(places, synonyms, searchLanguages[language]))) as ReturnType<
    typeof buildIndex
  >;
  const find = openIndex(index);
  return (query: string): string[] => find(query).hits.map(({ place }) => places[place]?.heading ?? '');
}

describe('a query of one or two words', () => {
  const places = [
    { heading: 'Network fees', above: 'Fees and limits', text: 'The fees of the network.', boost: 1 },
    { heading: 'Fees and limits', above: 'Fees and limits', text: 'A page.', boost: 1, isPage: true },
    { heading: 'Cards', above: 'Cards', text: 'Fees of cards, fees of others, fees of fees.', boost: 1, isPage: true },
    { heading: 'How high fees are', above: 'Questions', text: 'None.', boost: 1.4 },
  ];
  const index = buildIndex(places, [], searchLanguages.english);
  const firstFor = (query: string): string | undefined => places[openIndex(index)(query).hits[0]?.place ?? -1]?.heading;

  it('ranks the page of that name above its sections, in any form', () => {
    for (const query of ['fees', 'Fee', 'limit fees', 'the fees'])
      expect(firstFor(query), query).toBe('Fees and limits');
  });

  it('ranks the page below an answer, or a place with more of the words', () => {
    expect(firstFor('how high are the fees')).toBe('How high fees are');
    expect(firstFor('network fees')).toBe('Network fees');
  });
});

describe('a query', () => {
  it.each<[Language, string]>([
    [
      'english',
      'refunds>refunded verifying>verification policies>policy received>receive cookies>cookie deadlines>deadline',
    ],
    [
      'french',
      'remboursements>remboursé vérifier>vérification modifier>modifications vérifiées>vérification refusent>refusé clients>client dernière>dernier dossiers>dossier perdu>perdre retenues>retenu rétention>rétentions',
    ],
    [
      'portuguese',
      'reembolsos>reembolsar transação>transações verificar>verificação recusaram>recusada recebi>recebido perdeu>perder transferiu>transferir paguei>pago origens>origem segurança>seguro',
    ],
  ])('finds other forms of a word in %s', (language, pairs) => {
    for (const pair of pairs.split(' ')) {
      const [typed = '', written = ''] = pair.split('>');
      expect(searchIn(language, ['Nothing: of it', `Here: ${written}`])(typed), pair).toEqual(['Here']);
    }
  });

  it('ignores accents, capitals and ligatures', () => {
    const find = searchIn('french', ['Coffre: le séquestre', 'Famille: une sœur']);
    expect(find('SEQUESTRE')).toEqual(['Coffre']);
    expect(find('soeur')).toEqual(['Famille']);
  });

  it('completes the last word until a space ends it', () => {
    const find = searchIn('english', ['Box: the escrow of a trade']);
    expect(find('esc')).toEqual(['Box']);
    expect(find('esc ')).toEqual([]);
  });

  it('does not complete a word of the texts', () => {
    const find = searchIn('portuguese', ['Conta: aberta', 'Livros: a contabilidade']);
    expect(find('conta')).toEqual(['Conta']);
  });

  it.each(['withdrawl', 'witdrawal', 'wihtdrawal', 'withdrawxal', 'vithdrawal', 'ithdrawal'])(
    'may have one typing error: %s',
    (typed) => {
      expect(searchIn('english', ['Money: a withdrawal', 'Other: things'])(`${typed} `)).toEqual(['Money']);
    },
  );

  it('may have two typing errors in a long word, but must be similar to a known one', () => {
    const find = searchIn('english', ['Data: a privacy policy', 'Other: things']);
    expect(find('pirvcay')).toEqual(['Data']);
    expect(find('prvcay policies')).toEqual(['Data']);
    expect(find('xylophone')).toEqual([]);
  });

  it.each(['levantamneto', 'levantamnto', 'levantameento', 'levantamenro'])(
    'may have a typing error in its ending: %s',
    (typed) => {
      expect(searchIn('portuguese', ['Dinheiro: um levantamento', 'Outra: coisa'])(`${typed} `)).toEqual(['Dinheiro']);
    },
  );

  it('may be a synonym of one or several words, with a typing error', () => {
    const find = searchIn(
      'english',
      ['Checks: we do identity verification', 'Customer: always right', 'Places: far away'],
      [
        { typed: ['KYC', 'know your customer base'], means: ['identity verification'] },
        { typed: ['passport'], means: ['verification'] },
      ],
    );
    expect(find('kyc')).toEqual(['Checks']);
    expect(find('know customer base').toSorted()).toEqual(['Checks', 'Customer']);
    expect(find('passprot')).toEqual(['Checks']);
  });

  it('may be a synonym with stop words, but not a part of one', () => {
    const find = searchIn(
      'english',
      ['Disputes: open one', 'Paying: pay by bank', 'Seller: far away'],
      [{ typed: ['did not pay', 'put it in the bank'], means: ['disputes'] }],
    );
    expect(find('pay')).toEqual(['Paying']);
    expect(find('the seller did not pay')).toContain('Disputes');
    // Also without its stop words if two others remain.
    expect(find('put in the bank')[0]).toBe('Disputes');
  });

  it('ranks headings above texts, and all of its words above some', () => {
    const find = searchIn('english', ['First: a card, a fee, a fee', 'Fee: one sentence', 'Second: a wallet, a card']);
    expect(find('fee')).toEqual(['Fee', 'First']);
    expect(find('wallet card')[0]).toBe('Second');
  });

  it('may have stop words inside a synonym', () => {
    const find = searchIn(
      'english',
      ['Claims: more documents', 'Unauthorised: a payment'],
      [{ typed: ['used card'], means: ['unauthorised'] }],
    );
    expect(find('somebody used my card')).toEqual(['Unauthorised']);
  });

  it('may be a part or another form of a question listed for a place', () => {
    const places = [
      {
        heading: 'Account closure',
        above: '',
        text: 'We keep some data.',
        boost: 1,
        asked: 'what happens after I leave',
      },
      { heading: 'Data', above: '', text: 'Data that you give us, and what happens to your data.', boost: 1 },
    ];
    const find = openIndex(buildIndex(places, [], searchLanguages.english));
    for (const query of ['what happens to my data after leaving', 'left? no: leave'])
      expect(find(query).hits[0]?.place, query).toBe(0);
    expect(find('my data').hits[0]?.place).toBe(1);
  });

  it('distinguishes headings by their stop words', () => {
    const find = searchIn('english', [
      'What a refund is: a refund',
      'How long a refund takes: a refund',
      'Other: things',
    ]);
    expect(find('how long does my refund take')[0]).toBe('How long a refund takes');
    expect(find('what is a refund')[0]).toBe('What a refund is');
    expect(find('how long')).toEqual(['How long a refund takes']);
  });

  it('may be any text', () => {
    const find = searchIn('portuguese', ['Cartão: perdido', 'Conta: fechada'], [{ typed: ['x'], means: ['conta'] }]);
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 200 }), (query) => {
        for (const heading of find(query)) expect(['Cartão', 'Conta']).toContain(heading);
      }),
    );
    expect(find('')).toEqual([]);
    expect(find('<img src=x onerror=alert(1)>'.repeat(2000))).toEqual([]);
    expect(find('__proto__ constructor toString')).toEqual([]);
  });
});

it('finds a place by every word of its text', () => {
  // Doubled consonants are folded, and single letters ignored.
  const word = fc.stringMatching(/^[a-zéãçß]{3,12}$/).filter((text) => fold(text).length > 1);
  fc.assert(
    fc.property(fc.array(fc.array(word, { minLength: 1, maxLength: 8 }), { minLength: 1, maxLength: 12 }), (texts) => {
      const find = searchIn(
        'none',
        texts.map((words, index) => `${String(index)}x: ${words.join(' ')}`),
      );
      for (const [index, words] of texts.entries()) {
        for (const one of words) expect(find(`${one} `)).toContain(`${String(index)}x`);
      }
    }),
    { numRuns: 50 },
  );
});

it('decodes encoded postings', () => {
  fc.assert(
    fc.property(fc.uniqueArray(fc.nat(5000)), fc.integer({ min: 1, max: 26 }), (places, weight) => {
      const postings = places.toSorted((one, other) => one - other).map((place): Posting => [place, weight]);
      expect(decodePostings(encodePostings(postings))).toEqual(postings);
    }),
  );
});

it('counts an added, missing, wrong or swapped letter as one typing error', () => {
  const word = fc.stringMatching(/^[a-z]{4,12}$/);
  fc.assert(
    fc.property(word, fc.nat(), fc.stringMatching(/^[a-z]$/), (known, at, letter) => {
      const place = at % known.length;
      const [before, after] = [known.slice(0, place), known.slice(place)];
      for (const slip of [before + letter + after, before + after.slice(1), before + letter + after.slice(1)]) {
        expect(distance(slip, known, 1), slip).toBeLessThanOrEqual(1);
      }
    }),
  );
  expect(distance('ercsow', 'escrow', 2)).toBe(2);
  expect(distance('ecsrow', 'escrow', 2)).toBe(1);
});

it('keeps at least three letters of a stem', () => {
  for (const language of Object.values(searchLanguages)) {
    const stem = stemmerOf(language);
    fc.assert(
      fc.property(fc.stringMatching(/^[a-z]{3,14}$/), (typed) => {
        const word = fold(typed);
        const stemmed = stem(word);
        if (stemmed !== undefined) expect(stemmed.length).toBeGreaterThanOrEqual(Math.min(3, word.length));
      }),
    );
  }
});

describe('snippet', () => {
  const stem = stemmerOf(searchLanguages.english);
  const matcherOf = (query: string) => {
    const wanted = new Set(wordsIn(query).map(({ folded }) => stem(folded)));
    return (folded: string) => {
      const stemmed = stem(folded);
      return wanted.has(stemmed) ? stemmed : undefined;
    };
  };

  it('is the paragraph with the most words of the query, which are marked', () => {
    const matcher = matcherOf('card refunds');
    const text = snippetOf(['A card is issued.', 'You get a refund of a card.', 'Refunds.'], matcher);
    expect(text).toBe('You get a refund of a card.');
    expect(marksIn(text, matcher).map(({ start, end }) => text.slice(start, end))).toEqual(['refund', 'card']);
  });

  it('is the first paragraph if none has a word of the query', () => {
    expect(snippetOf(['The first.', 'The other.'], matcherOf('card'))).toBe('The first.');
    expect(snippetOf([], matcherOf('card'))).toBe('');
  });

  it('is cut from a long paragraph around the first match', () => {
    const text = snippetOf([`${'many words '.repeat(40)}card ${'and more '.repeat(40)}`], matcherOf('card'));
    expect(text).toMatch(/^… .* card .* …$/);
    expect(text.length).toBeLessThan(230);
  });

  it('starts with a sentence if one starts near the match', () => {
    const text = snippetOf(
      [`${'many words '.repeat(20)}. Freeze the card. ${'and more '.repeat(40)}`],
      matcherOf('card'),
    );
    expect(text).toMatch(/^… Freeze the card\. /);
  });
});

describe('openSearch', () => {
  const places = [
    { heading: 'Fees', above: 'Fees', text: '', boost: 1, isPage: true },
    { heading: 'Identity verification', above: 'Fees', text: '', boost: 1 },
  ];
  const ask = openSearch(
    {
      ...buildIndex(places, [], searchLanguages.english),
      groups: [
        {
          path: '/fees',
          kind: 'Policies',
          label: 'Fees',
          places: [
            ['', 'All our fees'],
            ['id', 'Identity verification', 'en'],
          ],
        },
      ],
    },
    '/',
  );

  it('returns titles and addresses of pages and sections', () => {
    expect(ask('fee').results[0]).toMatchObject({ href: '/fees', title: 'Fees', where: 'Policies' });
    expect(ask('identity').results[0]).toMatchObject({ href: '/fees#id', where: 'Policies › Fees', lang: 'en' });
  });
});
