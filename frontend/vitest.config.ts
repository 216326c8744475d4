import { defineConfig } from 'vitest/config';

/** They load modules again with other content, need what others have opened, or listen to the whole document for good. */
const ALONE = [
  'admin/account/passkeys/useAddPasskey.spec.tsx',
  'admin/compare/ConflictChoice.spec.tsx',
  'admin/copies/copyFiles.spec.ts',
  'admin/drafts/CopyOffer.spec.tsx',
  'admin/drafts/discardText.spec.ts',
  'admin/form/RecoverableForm.spec.tsx',
  'admin/library/useLeftFiles.spec.tsx',
  'admin/studio/lists/homeLists.spec.tsx',
  'components/PostPicture.spec.tsx',
  'components/project/Comparison.spec.tsx',
  'content/hours/studioOffset.spec.ts',
  'enquiry/EnquiryFields.spec.tsx',
  'enquiry/EnquiryForm.spec.tsx',
  'enquiry/auto-open/watchScrolling.spec.ts',
  'enquiry/dialog/ShortEnquiry.spec.tsx',
  'enquiry/enquiryLink.spec.tsx',
  'enquiry/sendEnquiry.spec.ts',
  'enquiry/waiting/watchWaiting.spec.ts',
  'hydration/*.spec.ts',
  'pages/(site)/index/Journey.spec.tsx',
  'server/rendering/page-renderer.spec.ts',
  'shortlist/NotedRow.spec.tsx',
];
const LEFT_OUT = ['dist/**', 'node_modules/**'];

// Its own file, so that unit tests do not start the site's build tools.
export default defineConfig({
  test: {
    testTimeout: 30_000,
    expect: { poll: { timeout: 10_000 } },
    projects: [
      // What is loaded once serves all files of a worker: loading took three times as long as the tests.
      {
        extends: true,
        test: {
          name: 'shared',
          isolate: false,
          include: ['**/*.spec.{ts,tsx}'],
          exclude: [...LEFT_OUT, ...ALONE],
        },
      },
      { extends: true, test: { name: 'alone', include: ALONE } },
    ],
  },
});
