/** @returns undefined without a region: social networks know no such locale */
export function socialLocaleOf(languageTag: string): string | undefined {
  const { language, region } = new Intl.Locale(languageTag);
  return region && `${language}_${region}`;
}
