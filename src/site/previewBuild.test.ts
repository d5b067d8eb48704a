import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isPreview, previewUrl } from './previewBuild.ts';

describe('a build', () => {
  it.each([
    [{ PREVIEW: '1' }],
    [{ CONTEXT: 'deploy-preview' }],
    [{ CONTEXT: 'branch-deploy' }],
    [{ VERCEL_ENV: 'preview' }],
    [{ CF_PAGES_BRANCH: 'new-fees' }],
    [{ CF_PAGES_BRANCH: 'main', PRODUCTION_BRANCH: 'release' }],
    [{ PREVIEW: '1', CONTEXT: 'production' }],
  ])('is a preview with %j', (environment) => {
    expect(isPreview(environment)).toBe(true);
  });

  it.each([
    [{}],
    [{ PREVIEW: '' }],
    [{ CONTEXT: 'production' }],
    [{ VERCEL_ENV: 'production' }],
    [{ CF_PAGES_BRANCH: 'main' }],
    [{ CF_PAGES_BRANCH: 'release', PRODUCTION_BRANCH: 'release' }],
    [{ PREVIEW: '0', CONTEXT: 'deploy-preview' }],
  ])('is public with %j', (environment) => {
    expect(isPreview(environment)).toBe(false);
  });
});

describe('the URL of a preview', () => {
  it.each([
    ['https://{branch}.example.pages.dev', 'feature/New_Fees!', 'https://feature-new-fees.example.pages.dev'],
    ['https://deploy-preview-{number}--example.netlify.app/', 'any', 'https://deploy-preview-7--example.netlify.app'],
  ])('is made from %s', (pattern, branch, address) => {
    expect(previewUrl(pattern, branch, '7')).toBe(address);
  });

  it('stays on the host for any branch name', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', minLength: 1, maxLength: 40 }), (branch) => {
        const { hostname } = new URL(previewUrl('https://x{branch}.example.pages.dev', branch, '1'));
        expect(hostname).toMatch(/^x[a-z0-9-]{0,28}\.example\.pages\.dev$/);
      }),
    );
  });

  it('throws for a pattern that gives no URL', () => {
    expect(() => previewUrl('javascript:{branch}', 'a', '1')).toThrow('Write it with {branch} or {number}');
  });
});
