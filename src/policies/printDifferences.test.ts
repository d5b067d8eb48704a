import { describe, expect, it } from 'vitest';
import { introduction, list, paragraph, section, table } from '../../tests/policies/textBuilders.ts';
import { printDifferences } from './printDifferences.ts';
import type { PolicyText } from './text.ts';

const before: PolicyText = {
  title: 'Rules of the game',
  keyPoints: ['Play fair.', 'You need three players.'],
  sections: [
    introduction(paragraph('These rules are for everyone.')),
    section(
      '1',
      'Players',
      paragraph('Two to four players.'),
      list('tags', 'Red', 'Green', 'Blue', 'Dark grey', 'Black'),
      paragraph('Choose one.'),
    ),
    section('2', 'Start', paragraph('The youngest begins.'), paragraph('Then it goes on to the left.')),
    section('3', 'Moves', list('bullets', 'Throw the dice.', 'Move as far as it says.')),
    section('4', 'Points', table('Field | Points', 'House | 1', 'Tree | 2', 'River | 3')),
    section('5', 'End', paragraph('Whoever has ten points has won.')),
  ],
};

const after: PolicyText = {
  title: 'Rules of the long game',
  keyPoints: ['Play fair.', 'You need four players.', 'It takes 1\u00A0hour.'],
  sections: [
    introduction(paragraph([{ text: 'These rules are for ' }, { text: 'everyone', strong: true }, { text: '.' }])),
    section(
      '1',
      'Players',
      paragraph('Two to six players.'),
      list('tags', 'Green', 'Blue', 'Light grey', 'Red', 'Black'),
      paragraph('Choose one.'),
    ),
    section('2', 'End', paragraph('Whoever has ten points has won.')),
    section(
      '3',
      'Start',
      paragraph('The youngest begins.'),
      paragraph('A break is allowed.'),
      paragraph('Then it goes on to the left.'),
    ),
    section('4', 'Points', table('Field | Who | Points', 'House | Red | 1', 'Tower | all | 9', 'Tree | all | 2')),
    section(
      '5',
      'Disputes',
      {
        type: 'notice',
        text: [{ text: 'Ask ' }, { text: 'us', strong: true }, { text: ' first.' }],
      },
      list('bullets', 'In writing', 'At once'),
    ),
  ],
};

describe('printDifferences', () => {
  it('prints changed lines by section', () => {
    expect(printDifferences(before, after)).toBe(`# Rules of the {+long +}game
- You need [-three-]{+four+} players.
{+- It takes 1\u00A0hour.+}

These rules are for {+**+}everyone{+**+}.

## 1. Players
Two to [-four-]{+six+} players.
[-* Red-] (moved)
* [-Dark-]{+Light+} grey
{+* Red+} (moved)

## [-5-]{+2+}. End (moved)

## [-2-]{+3+}. Start
{+A break is allowed.+}

[-## 3. Moves-]
[-- Throw the dice.-]
[-- Move as far as it says.-]

## 4. Points
| Field {+| Who +}| Points |
[-| --- | --- |-]
{+| --- | --- | --- |+}
| House {+| Red +}| 1 |
{+| Tower | all | 9 |+}
| Tree {+| all +}| 2 |
[-| River | 3 |-]

{+## 5. Disputes+}
{+> Ask **us** first.+}
{+- In writing+}
{+- At once+}
`);
  });

  it('says if nothing changed', () => {
    expect(printDifferences(before, before)).toBe('No words have changed.\n');
  });
});
