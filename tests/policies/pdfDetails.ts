import { policyDrawing } from '../../src/policies/pdf/drawing.ts';
import type { PdfDetails } from '../../src/policies/pdf/policyPdf.ts';

/** Details that a PDF adds to the text of its policy. */
export const pdfDetails: PdfDetails = {
  brand: 'Garden Club',
  address: 'https://garden.example/pt/loans/2024-02-29',
  language: 'pt-PT',
  effectiveDate: '2024-02-29',
  effectiveDateShown: '29 February 2024',
  sha256: '0123456789abcdef'.repeat(4),
  words: {
    effectiveDate: 'From',
    address: 'Page',
    inShort: 'In a word',
    contents: 'What is in it',
    page: 'Leaf {page} of {pages}',
    sha256: 'Fingerprint',
  },
  resolve: (href) =>
    href.startsWith('mailto:') ? href : new URL(href, 'https://garden.example/pt/loans/2024-02-29').href,
  drawing: policyDrawing('loans'),
};
