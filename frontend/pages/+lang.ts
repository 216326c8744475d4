import locale from '../../studio/locale.json' with { type: 'json' };

export const lang = locale.language;
