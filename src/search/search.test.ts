import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { buildIndex, decodePostings, encodePostings, type Posting, type Synonym } from './buildIndex.ts';
import { openIndex } from './engine.ts';
import { searchLanguages } from './languages.ts';
import { marksIn, passageOf } from './passage.ts';
import { openSearch } from './results.ts';
import { distance, fold, stemmerOf, wordsIn } from './words.ts';

type Language = keyof typeof searchLanguages;

/** A search over places that are written `heading: text`; gives the headings that answer, the best first. */
function searchIn(language: Language, texts: readonly string[], synonyms: readonly Synonym[] = []) {
  const places = texts.map((text) => {
    const [heading = '', rest = ''] = text.split(': ');
    return { heading, above: '', text: rest, boost: 1 };
  });
  // As it travels: as text.
  const index = JSON.parse(JSON.stringify(buildIndex(places, synonyms, searchLanguages[language]))) as ReturnType<
    typeof buildIndex
  >;
  const { find } = openIndex(index);
  return (query: string): string[] => find(query).hits.map(({ place }) => places[place]?.heading ?? '');
}

describe('the name of a page', () => {
  const places = [
    { heading: 'Network fees', above: 'Fees and limits', text: 'The fees of the network.', boost: 1 },
    { heading: 'Fees and limits', above: 'Fees and limits', text: 'A page.', boost: 1, isPage: true },
    { heading: 'Cards', above: 'Cards', text: 'Fees of cards, fees of others, fees of fees.', boost: 1, isPage: true },
    { heading: 'How high fees are', above: 'Questions', text: 'None.', boost: 1.4 },
  ];
  const index = buildIndex(places, [], searchLanguages.english);
  const firstFor = (query: string): string | undefined =>
    places[openIndex(index).find(query).hits[0]?.place ?? -1]?.heading;

  test('that is typed as a word or two leads to it, in any form and before its sections', () => {
    for (const query of ['fees', 'Fee', 'limit fees', 'the fees'])
      expect(firstFor(query), query).toBe('Fees and limits');
  });

  test('does not come before what answers a question, or more of the words', () => {
    expect(firstFor('how high are the fees')).toBe('How high fees are');
    expect(firstFor('network fees')).toBe('Network fees');
  });
});

describe('what a reader types', () => {
  test.each<[Language, string, string]>([
    ['english', 'refunds', 'refunded'],
    ['english', 'verifying', 'verification'],
    ['english', 'policies', 'policy'],
    ['english', 'received', 'receive'],
    ['english', 'cookies', 'cookie'],
    ['english', 'deadlines', 'deadline'],
    ['french', 'remboursements', 'remboursé'],
    ['french', 'vérifier', 'vérification'],
    ['french', 'modifier', 'modifications'],
    ['french', 'vérifiées', 'vérification'],
    ['french', 'refusent', 'refusé'],
    ['french', 'clients', 'client'],
    ['french', 'dernière', 'dernier'],
    ['french', 'dossiers', 'dossier'],
    ['french', 'perdu', 'perdre'],
    ['french', 'retenues', 'retenu'],
    ['french', 'rétention', 'rétentions'],
    ['portuguese', 'reembolsos', 'reembolsar'],
    ['portuguese', 'transação', 'transações'],
    ['portuguese', 'verificar', 'verificação'],
    ['portuguese', 'recusaram', 'recusada'],
    ['portuguese', 'recebi', 'recebido'],
    ['portuguese', 'perdeu', 'perder'],
    ['portuguese', 'transferiu', 'transferir'],
    ['portuguese', 'paguei', 'pago'],
    ['portuguese', 'origens', 'origem'],
    ['portuguese', 'segurança', 'seguro'],
  ])('in %s, "%s" finds "%s"', (language, typed, written) => {
    expect(searchIn(language, ['Nothing: of it', `Here: ${written}`])(typed)).toEqual(['Here']);
  });

  test('is understood without accents, in capitals and with a ligature taken apart', () => {
    const find = searchIn('french', ['Coffre: le séquestre', 'Famille: une sœur']);
    expect(find('SEQUESTRE')).toEqual(['Coffre']);
    expect(find('soeur')).toEqual(['Famille']);
  });

  test('is completed while it is typed, and not when the word has ended', () => {
    const find = searchIn('english', ['Box: the escrow of a trade']);
    expect(find('esc')).toEqual(['Box']);
    expect(find('esc ')).toEqual([]);
  });

  test('is not completed where the texts have that very word', () => {
    const find = searchIn('portuguese', ['Conta: aberta', 'Livros: a contabilidade']);
    expect(find('conta')).toEqual(['Conta']);
  });

  test.each(['withdrawl', 'witdrawal', 'wihtdrawal', 'withdrawxal', 'vithdrawal', 'ithdrawal'])(
    'may have one slip of the finger: %s',
    (typed) => {
      expect(searchIn('english', ['Money: a withdrawal', 'Other: things'])(`${typed} `)).toEqual(['Money']);
    },
  );

  test('may have two slips in a long word, and finds nothing if it is like no word', () => {
    const find = searchIn('english', ['Data: a privacy policy', 'Other: things']);
    expect(find('pirvcay')).toEqual(['Data']);
    expect(find('prvcay policies')).toEqual(['Data']);
    expect(find('xylophone')).toEqual([]);
  });

  test.each(['levantamneto', 'levantamnto', 'levantameento', 'levantamenro'])(
    'may have the slip in its ending: %s',
    (typed) => {
      expect(searchIn('portuguese', ['Dinheiro: um levantamento', 'Outra: coisa'])(`${typed} `)).toEqual(['Dinheiro']);
    },
  );

  test('may be another name for it, of one word or of several, and that with a slip too', () => {
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

  test('may be another name for it with empty words in it, and a part of that is none', () => {
    const find = searchIn(
      'english',
      ['Disputes: open one', 'Paying: pay by bank', 'Seller: far away'],
      [{ typed: ['did not pay', 'put it in the bank'], means: ['disputes'] }],
    );
    expect(find('pay')).toEqual(['Paying']);
    expect(find('the seller did not pay')).toContain('Disputes');
    // Without the empty words as well, where more than one other word is left.
    expect(find('put in the bank')[0]).toBe('Disputes');
  });

  test('is looked for in headings before texts, and all of its words before some', () => {
    const find = searchIn('english', ['First: a card, a fee, a fee', 'Fee: one sentence', 'Second: a wallet, a card']);
    expect(find('fee')).toEqual(['Fee', 'First']);
    expect(find('wallet card')[0]).toBe('Second');
  });

  test('may have small words within another name', () => {
    const find = searchIn(
      'english',
      ['Claims: more documents', 'Unauthorised: a payment'],
      [{ typed: ['used card'], means: ['unauthorised'] }],
    );
    expect(find('somebody used my card')).toEqual(['Unauthorised']);
  });

  test('may be a question that the place is said to answer, in part or in other forms', () => {
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
    const { find } = openIndex(buildIndex(places, [], searchLanguages.english));
    for (const query of ['what happens to my data after leaving', 'left? no: leave'])
      expect(find(query).hits[0]?.place, query).toBe(0);
    expect(find('my data').hits[0]?.place).toBe(1);
  });

  test('is told apart by the small words of a heading, which alone find it too', () => {
    const find = searchIn('english', [
      'What a refund is: a refund',
      'How long a refund takes: a refund',
      'Other: things',
    ]);
    expect(find('how long does my refund take')[0]).toBe('How long a refund takes');
    expect(find('what is a refund')[0]).toBe('What a refund is');
    expect(find('how long')).toEqual(['How long a refund takes']);
  });

  test('may be anything at all', () => {
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

test('every word of a text finds its place', () => {
  // Doubled consonants are written as one, and a single letter is not looked for.
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

test('postings are decoded as they were encoded', () => {
  fc.assert(
    fc.property(fc.uniqueArray(fc.nat(5000)), fc.integer({ min: 1, max: 26 }), (places, weight) => {
      const postings = places.toSorted((one, other) => one - other).map((place): Posting => [place, weight]);
      expect(decodePostings(encodePostings(postings))).toEqual(postings);
    }),
  );
});

test('counts a letter more, less or other, or two swapped, as one slip', () => {
  const word = fc.stringMatching(/^[a-z]{4,12}$/);
  fc.assert(
    fc.property(word, fc.nat(), fc.stringMatching(/^[a-z]$/), (known, at, letter) => {
      const place = at % known.length;
      const [before, after] = [known.slice(0, place), known.slice(place)];
      for (const slip of [before + letter + after, before + after.slice(1), before + letter + after.slice(1)]) {
        expect(distance(slip, known), slip).toBeLessThanOrEqual(1);
      }
    }),
  );
  expect(distance('ercsow', 'escrow')).toBe(2);
  expect(distance('ecsrow', 'escrow')).toBe(1);
});

test('the stem of a stem is found by the same words, and never shorter than three letters', () => {
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

describe('passage', () => {
  const stem = stemmerOf(searchLanguages.english);
  const matcherOf = (query: string) => {
    const wanted = new Set(wordsIn(query).map(({ folded }) => stem(folded)));
    return (folded: string) => {
      const stemmed = stem(folded);
      return wanted.has(stemmed) ? stemmed : undefined;
    };
  };

  test('is the paragraph with most of the words, which are marked', () => {
    const matcher = matcherOf('card refunds');
    const text = passageOf(['A card is issued.', 'You get a refund of a card.', 'Refunds.'], matcher);
    expect(text).toBe('You get a refund of a card.');
    expect(marksIn(text, matcher).map(({ start, end }) => text.slice(start, end))).toEqual(['refund', 'card']);
  });

  test('is the first paragraph where only the heading has the words', () => {
    expect(passageOf(['The first.', 'The other.'], matcherOf('card'))).toBe('The first.');
    expect(passageOf([], matcherOf('card'))).toBe('');
  });

  test('of a long paragraph is cut between words around the first match', () => {
    const text = passageOf([`${'many words '.repeat(40)}card ${'and more '.repeat(40)}`], matcherOf('card'));
    expect(text).toMatch(/^… .* card .* …$/);
    expect(text.length).toBeLessThan(230);
  });

  test('of a long paragraph begins with a sentence where one is near', () => {
    const text = passageOf(
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

  test('names a page and a section, with their addresses', () => {
    expect(ask('fee').results[0]).toMatchObject({ href: '/fees', title: 'Fees', where: 'Policies' });
    expect(ask('identity').results[0]).toMatchObject({ href: '/fees#id', where: 'Policies › Fees', lang: 'en' });
  });
});
