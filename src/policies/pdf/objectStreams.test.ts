import { beforeAll, describe, expect, it, vi } from 'vitest';
import { pdfCompiler } from './compiler.ts';
import { families } from './fonts.ts';
import { packObjects } from './objectStreams.ts';
import { readPdf } from './readPdf.ts';

const source = `
#set document(title: "Packed", date: datetime(year: 2024, month: 2, day: 29))
#set text(lang: "en")
#show heading: set text(font: sys.inputs.family, fallback: false)
#for part in range(9) [
  = Part
  #set text(font: sys.inputs.family, fallback: false)
  + One #link("https://garden.example")[link]
  + Two
  #pagebreak(weak: true)
]`;

describe('packing the objects of a PDF', () => {
  let plain: Uint8Array;
  beforeAll(async () => {
    const compiler = await pdfCompiler();
    plain = (await compiler?.compile(source, { family: families[0] ?? '' })) ?? new Uint8Array();
  });

  it('leaves what it says as it is and halves its size', async () => {
    const packed = packObjects(plain);
    // The reader mends what it can and says so.
    const warn = vi.spyOn(console, 'warn');
    expect(await readPdf(packed)).toEqual(await readPdf(plain));
    expect((await readPdf(packed)).pages).toHaveLength(9);
    expect(warn).not.toHaveBeenCalled();
    expect(packed.length).toBeLessThan(plain.length / 2);
  });

  it('refuses a file of another form, its own among them', () => {
    expect(() => packObjects(new Uint8Array(Buffer.from('%PDF-1.7\nnot really')))).toThrow('no plain table of objects');
    expect(() => packObjects(packObjects(plain))).toThrow('no plain table of objects');
    const moved = Buffer.from(plain).toString('latin1').replace('1 0 obj', '1 0 obj ').replace('%PDF', '%%PDF');
    expect(() => packObjects(Buffer.from(moved, 'latin1'))).toThrow('does not stand where its table says');
  });
});
